/** Where the members of an organisation read it. */
export function organisationAddress(id: string): string {
  return `/organisations/${encodeURIComponent(id)}`;
}
