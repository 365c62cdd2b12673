import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { loadCommon, loadLegalText } from '../contract/index.ts';
import { DocumentText } from './document-text.tsx';
import { readLegalsAddress } from './legals-address.ts';
import { legalTexts } from './texts.ts';

afterEach(cleanup);

async function showPrivacyChanges(language: Language) {
  await legalTexts.load(language);
  const [text, common] = [await loadLegalText('privacy', language), await loadCommon(language)];
  const view = readLegalsAddress('?document=privacy&version=1.2&changes=shown');
  render(
    <LanguageProvider initial={{ language, locale: language }}>
      <DocumentText view={view} text={text} common={common} />
    </LanguageProvider>,
  );
}

describe('what changed in a legal document', () => {
  it('is marked word by word', async () => {
    await showPrivacyChanges('en');
    expect(screen.getByText(/^New words are underlined/)).toBeTruthy();
    expect(screen.getAllByRole('insertion').length).toBeGreaterThan(0);
  });

  it('is said to be English only where the reader’s language has the same wording as before', async () => {
    await showPrivacyChanges('de');
    expect(screen.getByText(/^Auf Deutsch ist der Wortlaut/)).toBeTruthy();
    expect(screen.queryAllByRole('insertion')).toEqual([]);
  });
});
