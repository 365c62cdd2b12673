/** Where everyone pays who has the link. */
export function payPath(linkId: string): string {
  return `/pay/${encodeURIComponent(linkId)}`;
}

export function confirmPath(linkId: string): string {
  return `${payPath(linkId)}/confirm`;
}

/** Where a shop sends its customer. */
export function checkoutPath(sessionId: string): string {
  return `/checkout/${encodeURIComponent(sessionId)}`;
}
