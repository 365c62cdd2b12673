import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  anyReader,
  applyLanguage,
  browserReader,
  currentReader,
  LanguageProvider,
  useLanguage,
} from './i18n.tsx';
import { partnerOrigins } from './partner-origins.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function lookOfPage() {
  const { lang, dir } = document.documentElement;
  return [lang, dir];
}

function keep(language: string, chosen?: string) {
  localStorage.setItem('language', language);
  if (chosen !== undefined) localStorage.setItem('language-chosen', chosen);
}

describe('what this browser reads', () => {
  it('is what was chosen, also where we have no texts in it [PREF-04]', () => {
    keep('en', 'tr');
    expect(browserReader()).toEqual({ language: 'en', locale: 'tr', chosen: 'tr' });
    keep('zh', 'zh-TW');
    expect(browserReader()).toEqual({ language: 'zh', locale: 'zh-TW', chosen: 'zh-TW' });
  });

  it('is the new texts of a language that has got them since', () => {
    // As if Korean had had none when it was chosen.
    keep('en', 'ko');
    expect(browserReader().language).toBe('ko');
  });

  it('is what the address asks for, on that page only [PREF-04]', () => {
    keep('en', 'tr');
    window.history.replaceState(null, '', '/?lang=ja');
    expect(browserReader()).toMatchObject({ language: 'ja', chosen: 'ja' });
    expect(localStorage.getItem('language')).toBe('en');
  });

  it.each(['!!', '', 'x'.repeat(5000), '__proto__', 'en-'])(
    'is not stopped by what else lies in the storage: %j',
    (rubbish) => {
      keep('en', rubbish);
      expect(browserReader().language).toBe('en');
      keep(rubbish);
      expect(browserReader().language).toBe('en');
    },
  );
});

function Chooser({ code }: { readonly code: string }) {
  const { language, chosen, direction, choose } = useLanguage();
  return <button onClick={() => choose(code)}>{[language, chosen, direction].join(' ')}</button>;
}

describe('choosing', () => {
  it('keeps the choice, turns the page for Hebrew though its texts are English, and takes an asked-for language out of the address [PREF-02]', async () => {
    window.history.replaceState({ key: 1 }, '', '/?lang=fr&tab=in#part');
    render(
      <LanguageProvider initial={browserReader()}>
        <Chooser code="he" />
      </LanguageProvider>,
    );
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('fr fr ltr');
    await act(async () => button.click());
    expect(button.textContent).toBe('en he rtl');
    expect([localStorage.getItem('language'), localStorage.getItem('language-chosen')]).toEqual(['en', 'he']);
    expect(lookOfPage()).toEqual(['en', 'rtl']);
    expect([window.location.href.replace(window.location.origin, ''), window.history.state]).toEqual([
      '/?tab=in#part',
      { key: 1 },
    ]);
  });

  it.each(['ur', 'fa', 'he'])(
    'turns the page for %s and back for English, and says English voices its words [PREF-02]',
    async (code) => {
      render(
        <LanguageProvider initial={browserReader()}>
          <Chooser code={code} />
          <Chooser code="en" />
        </LanguageProvider>,
      );
      const [there, back] = screen.getAllByRole('button');
      await act(async () => there?.click());
      expect(lookOfPage()).toEqual(['en', 'rtl']);
      expect(browserReader()).toMatchObject({ language: 'en', chosen: code });
      await act(async () => back?.click());
      expect(lookOfPage()).toEqual(['en', 'ltr']);
      expect(localStorage.getItem('language-chosen')).toBeNull();
    },
  );
});

describe('a page drawn ahead of time for any reader of English', () => {
  it('is never turned back while it is taken over by someone who chose Hebrew', async () => {
    keep('en', 'he');
    const seen: string[] = [];
    function Watch() {
      const { direction } = useLanguage();
      // After the effects of the page itself: what stands there when everything has settled once more.
      useEffect(() => {
        queueMicrotask(() => seen.push(`${direction} ${document.documentElement.dir}`));
      }, [direction]);
      return null;
    }
    applyLanguage(browserReader());
    await act(async () => {
      render(
        <LanguageProvider initial={anyReader('en')} actual={browserReader()}>
          <Watch />
        </LanguageProvider>,
      );
    });
    expect(seen).toEqual(['ltr rtl', 'rtl rtl']);
    expect(lookOfPage()).toEqual(['en', 'rtl']);
    expect(currentReader().chosen).toBe('he');
  });
});

describe('what the server says in the document', () => {
  it('names the partners people may go back to, and nobody where it says nothing', () => {
    expect(partnerOrigins()).toEqual([]);
    const meta = Object.assign(document.createElement('meta'), {
      name: 'partner-origins',
      content: 'https://build.example.org https://ambassador.example.org:8443',
    });
    document.head.append(meta);
    expect(partnerOrigins()).toEqual(['https://build.example.org', 'https://ambassador.example.org:8443']);
    meta.remove();
  });
});
