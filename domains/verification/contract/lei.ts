const FORM = /^[0-9A-Z]{18}[0-9]{2}$/;

/** Whether the check digits of a Legal Entity Identifier are right (ISO 17442, ISO 7064 MOD 97-10). They say nothing of whether it was given out. */
export function isLei(text: string): boolean {
  if (!FORM.test(text)) return false;
  const digits = Array.from(text, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
