import { dictionary } from '@zxcvbn-ts/language-common';

import { passwordStrength } from '../contract/rules.ts';
import type { IdentitySettings } from './settings.ts';

export type WeakReason = 'length' | 'characters' | 'pwned';

export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly WeakReason[];
}

const common = new Set(dictionary['passwords-common']);

/** What is weak about a password, all reasons at once; undefined where nothing is. The texts are the protocol's, in English. */
export function weaknessOf(
  password: string,
  { passwordLengthMin, passwordClassesMin }: IdentitySettings,
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
  if (common.has(password.toLowerCase())) {
    found.set('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
  if (found.size === 0) return undefined;
  return { message: [...found.values()].join(' '), reasons: [...found.keys()] };
}

const COUNT_WORDS: readonly string[] = ['none', 'one', 'two', 'three', 'four'];
