/** What a check page shows first and largest: the amount, before anything else is read. */
export function leadingAmount(): string | undefined {
  const first = document.querySelector('dl dd');
  return first?.hasAttribute('data-lead') ? first.textContent : undefined;
}
