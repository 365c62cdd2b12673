import { hrefOf } from '@egcr/contract/product-screens';
import { FullPageLoader } from '@egcr/ui/full-page-loader';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { isProfileComplete } from '@egcr/web-kit/auth-state';
import { useSession } from '@egcr/web-kit/session-state';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { useEffect } from 'react';

import { frameTexts } from '../frame/texts.ts';
import { WhenNear } from '../frame/when-near.tsx';
import { Hero } from './hero/hero.tsx';

const JobBoard = lazyBeside(async () => (await import('./jobs/job-board.tsx')).JobBoard);
const Below = lazyBeside(async () => (await import('./below/below.tsx')).Below);

/** The front page. Who is signed in waits until their profile is known, and completes it first. */
export function Screen() {
  const t = useText(frameTexts);
  const router = useRouter();
  const isWaiting = useSession(
    (now) => now.loading || (now.isAuthenticated && now.userProfile === undefined && !now.hasProfileFailed),
  );
  const isIncomplete = useSession(
    (now) => now.isAuthenticated && now.userProfile !== undefined && !isProfileComplete(now.userProfile),
  );
  // The answer about the profile comes from the session, after the page was entered.
  useEffect(() => {
    if (isIncomplete) router.go(hrefOf('complete-profile'), 'replace');
  }, [isIncomplete, router]);
  if (isWaiting || isIncomplete)
    return <FullPageLoader label={t(isIncomplete ? 'loading' : 'loading.profile')} />;
  return (
    <>
      <Hero />
      <WhenNear placeholder={<div className="min-h-[36rem] lg:min-h-[27rem]" />}>
        <JobBoard />
      </WhenNear>
      <WhenNear placeholder={<div className="min-h-screen" />}>
        <Below />
      </WhenNear>
    </>
  );
}
