import { addresses } from '@egcr/app-web/domains';
import { languages } from '@egcr/web-kit/languages';
import { loadTitles } from '@egcr/web-kit/titles';
import { describe, expect, it } from 'vitest';

import { nameOf } from '@egcr/openings/server';

describe('mails about services that open', () => {
  it.each(languages)('call each service by the title of its screen in %s', async (language) => {
    const titles = await loadTitles(language);
    const waitedFor = addresses.filter(({ isOpen, path }) => !isOpen && !path.includes('$'));
    expect(waitedFor.length).toBeGreaterThan(0);
    const inMails = Object.fromEntries(waitedFor.map(({ name }) => [name, nameOf(name, language)]));
    expect(titles).toMatchObject(inMails);
  });
});
