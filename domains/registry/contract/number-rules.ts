const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NUMBER = /^JVR([A-Z]{2})(\d{7})([0-9A-Z])$/;
const DIGITS = 7;

/** The check character of ISO 7064 MOD 37,36. */
export function checkCharacter(text: string): string {
  let rest = SIGNS.length;
  for (const sign of text) {
    const sum = (rest + SIGNS.indexOf(sign)) % 36 || 36;
    rest = (sum * 2) % 37;
  }
  return SIGNS[(37 - rest) % 36] ?? '';
}

/** `JVR`, the country, seven digits and a check character. */
export function registerNumber(country: string, serial: number): string {
  const body = `JVR${country}${serial.toString().padStart(DIGITS, '0')}`;
  return body + checkCharacter(body);
}

/** Whether a number may be one of the register: a wrong or a swapped sign is found out. */
export function isRegisterNumber(text: string): boolean {
  return NUMBER.test(text) && checkCharacter(text.slice(0, -1)) === text.slice(-1);
}
