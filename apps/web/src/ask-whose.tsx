import { addressFor } from '@egcr/contract/screen-roles';
import { LocaleProvider } from '@egcr/ui/locale';
import { takeArrivedLink } from '@egcr/web-kit/arrived-link';
import { currentReader, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { meetingOf } from '@egcr/web-kit/link-owner';
import type { Link, LinkTokens } from '@egcr/web-kit/link-tokens';
import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';
import { readStored } from '@egcr/web-kit/stored';
import { createRoot } from 'react-dom/client';

import { loadOpen } from './registry.ts';
import { withTexts } from './screens.tsx';

type TokenLink = Extract<Link, { readonly kind: 'tokens' }>;

/**
 * Where another person is signed in than the one the link belongs to, asks before anything changes: a link can be sent by anybody, also
 * to have a person act in an account that is not theirs. The person who stays gets no link; the session it would have begun is ended.
 */
export async function askWhose(link: TokenLink, place: HTMLElement): Promise<Link> {
  const meeting = meetingOf(link.tokens.access_token, readStored(SESSION_STORAGE_KEY));
  if (!meeting) return link;
  const { LinkQuestion } = await withTexts((await loadOpen()).loadLinkQuestion);
  const reader = currentReader();
  const root = createRoot(place);
  const isTaken = await new Promise<boolean>((answer) => {
    root.render(
      <LanguageProvider initial={reader}>
        <LocaleProvider locale={reader.locale}>
          <LinkQuestion meeting={meeting} onAnswer={answer} />
        </LocaleProvider>
      </LanguageProvider>,
    );
  });
  root.unmount();
  if (isTaken) return link;
  takeArrivedLink();
  window.history.replaceState(null, '', addressFor('home'));
  void endUnused(link.tokens);
  return { kind: 'none' };
}

async function endUnused({ access_token }: LinkTokens): Promise<void> {
  try {
    await fetch('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      credentials: 'omit',
    });
  } catch (failure) {
    console.warn('the session of a link nobody took could not be ended', failure);
  }
}
