import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordStrength } from '@egcr/identity/contract';
import type { IdentitySettings } from '@egcr/identity/server';

export type WeakReason = 'length' | 'characters' | 'pwned';

export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly WeakReason[];
}

const common = new Set(dictionary['passwords-common']);

/** The house's own names: the first words tried by the person who attacks it. docs/security.md tells them. */
const HOUSE_WORDS = /^(egcr|jvd|economicos|govos|civicos)+$/;

/**
 * What is weak about a password, all reasons at once; undefined where nothing is. As weak as a common password is one that has, beside
 * digits and signs, only names of the house or the person's own e-mail address. The texts are the protocol's, in English.
 */
export function weaknessOf(
  password: string,
  { passwordLengthMin, passwordClassesMin }: IdentitySettings,
  ownEmail?: string | null,
): WeakPassword | undefined {
  const strength = passwordStrength(password, {
    lengthMin: passwordLengthMin,
    classesMin: passwordClassesMin,
  });
  const found = new Map<WeakReason, string>();
  if (!strength.minLength) {
    found.set('length', `Password should be at least ${passwordLengthMin} characters.`);
  }
  if (!strength.hasMinSpecialRequirements) {
    found.set(
      'characters',
      `Password should contain at least ${COUNT_WORDS[passwordClassesMin] ?? passwordClassesMin} of: lowercase letters, uppercase letters, digits, special characters.`,
    );
  }
  if (common.has(password.toLowerCase()) || isNearAtHand(password, ownEmail ?? '')) {
    found.set('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
  if (found.size === 0) return undefined;
  return { message: [...found.values()].join(' '), reasons: [...found.keys()] };
}

const COUNT_WORDS: readonly string[] = ['none', 'one', 'two', 'three', 'four'];

function isNearAtHand(password: string, ownEmail: string): boolean {
  const letters = lettersOf(password);
  const own = [ownEmail, ownEmail.split('@')[0] ?? ''].map(lettersOf);
  return letters !== '' && (HOUSE_WORDS.test(letters) || own.includes(letters));
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
}
