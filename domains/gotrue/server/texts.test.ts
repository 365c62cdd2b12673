import { languages } from '@egcr/server-kit/http/request-facts';
import { describe, expect, it } from 'vitest';

import { messagesIn } from './texts.ts';

describe.each(languages.filter((language) => language !== 'en'))('the words in %s', (language) => {
  it('are its own', () => {
    expect(messagesIn(language).linkPage.text).not.toBe(messagesIn('en').linkPage.text);
  });
});
