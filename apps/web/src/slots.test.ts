import { languages } from '@egcr/web-kit/languages';
import { inLanguage } from '@egcr/web-kit/messages';
import { prepareSlots } from '@egcr/web-kit/slots.tsx';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSignedIn } from './signed-in.ts';

let slots: ReturnType<typeof prepareSlots>;

beforeAll(async () => {
  slots = prepareSlots((await loadSignedIn()).slots);
});

function sections(): readonly string[] {
  return (slots['settings.sections']?.parts ?? []).map(({ part }) => ('name' in part ? part.name : ''));
}

describe('the settings', () => {
  it.each(languages)('have a title and a line of text for each: %s', async (language) => {
    const words = await slots['settings.sections']?.loadTexts();
    if (!words) throw new Error('the settings have no sections');
    const found = inLanguage(words, language);
    for (const name of sections()) expect([found[name], found[`${name}.text`]]).not.toContain(undefined);
  });
});

describe('slots', () => {
  it('give no two parts the same place', () => {
    for (const { parts = [] } of Object.values(slots).filter((slot) => slot !== undefined))
      expect(new Set(parts.map(({ part }) => part.at)).size).toBe(parts.length);
  });
});
