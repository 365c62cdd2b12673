import { hrefOf } from '@egcr/contract/product-screens';
import { acceptedAll, rejectedAll, type ConsentChoices } from '@egcr/contract/consent';
import { consent, keepConsent, onConsentSettings, useConsent } from '@egcr/web-kit/consent';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { useSession } from '@egcr/web-kit/session-state';
import { usePath } from '@egcr/web-kit/router.tsx';
import { Suspense, useEffect, useState } from 'react';

import { CONSENT_DELAY_MS } from '../../contract/limits.ts';
import { keepLanguageCookie } from './language-cookie.ts';
import { useReceipt } from './use-receipt.ts';

const ConsentDialog = lazyBeside(async () => (await import('./consent-dialog.tsx')).ConsentDialog);

const PageLog = lazyBeside(async () => (await import('../log/page-log.tsx')).PageLog);

/** People may read here what they are asked about, in peace. */
const QUIET_PATH = hrefOf('legals');

/** Asks about cookies and storage where nothing was answered yet, and shows their settings. Its texts and looks are fetched when it opens. */
export function ConsentGate() {
  const path = usePath();
  const { language } = useLanguage();
  const answer = useConsent();
  const isUnknownWhose = useSession((now) => now.loading);
  const isSignedIn = useSession((now) => now.user !== null);
  const { isSettled, tell } = useReceipt();
  const [isDue, setDue] = useState(false);
  // The person who closes the question without an answer is left alone until the next load; nothing is stored for that.
  const [isLater, setLater] = useState(false);
  // The settings lead to what may be read about them; they belong to the page on which they were opened.
  const [settingsOn, setSettingsOn] = useState<string>();
  const isWanted =
    !answer && !isLater && !isUnknownWhose && isSettled && path.replace(/\/$/, '') !== QUIET_PATH;

  // The page's loading and the passing second are outside React.
  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = setTimeout(() => setDue(true), leftToWait());
    return () => clearTimeout(waiting);
  }, [isWanted]);
  // Cookies are outside React. Followed by the language: a new choice is kept at once.
  const isLanguageKept = answer?.choices.preferences === true;
  useEffect(() => keepLanguageCookie(isLanguageKept, language), [isLanguageKept, language]);
  useEffect(() => onConsentSettings(() => setSettingsOn(path)), [path]);

  const isOpened = settingsOn === path;
  function choose(choices: ConsentChoices) {
    keepConsent({ choices, at: new Date().toISOString(), isTold: false });
    // A browser that keeps nothing is at least not asked twice on one page.
    if (!consent()) setLater(true);
    setSettingsOn(undefined);
    void tell(choices);
  }
  function close() {
    if (!isOpened) setLater(true);
    setSettingsOn(undefined);
  }
  const isLogged = isSignedIn && isSettled && answer?.choices.analytics === true;
  return (
    <Suspense>
      {isLogged && <PageLog path={path} />}
      {(isOpened || (isWanted && isDue)) && (
        <ConsentDialog
          key={isOpened ? 'settings' : 'question'}
          isQuestion={!isOpened}
          choices={answer?.choices ?? rejectedAll}
          onAccept={() => choose(acceptedAll)}
          onReject={() => choose(rejectedAll)}
          onChoose={choose}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

/** What is left of the second that begins when the page has loaded. */
function leftToWait(): number {
  const [loading] = performance.getEntriesByType('navigation');
  // Asked for by its member: not every browser-like place knows the class.
  const loadedAt = loading && 'loadEventStart' in loading ? Number(loading.loadEventStart) : 0;
  return Math.max(0, loadedAt + CONSENT_DELAY_MS - performance.now());
}
