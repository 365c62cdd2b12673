import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Milestone } from 'lucide-react';

import type { ScreenName } from '../../contract/index.ts';
import { ReportLink } from '../frame/report-link.tsx';
import { titleTexts } from '../titles/messages/index.ts';
import { messages as english } from './messages/en.ts';
import { notOpenTexts } from './messages/index.ts';

type AboutKey = Extract<keyof typeof english, `about.${string}`>;

function isAbout(key: string): key is AboutKey {
  return key in english && key.startsWith('about.');
}

/** The sentence on what the screen will do. */
export function aboutOf(screen: ScreenName): AboutKey {
  const key = `about.${screen}`;
  if (!isAbout(key)) throw new Error(`nothing says what ${screen} will do`);
  return key;
}

/** Names a service that is not built yet, says in a sentence what it will do, and offers the way back. Nothing pretends. */
export function NotOpenYet({ screen }: { readonly screen: ScreenName }) {
  const t = useText(notOpenTexts);
  const titles = useText(titleTexts);
  const router = useRouter();
  const isSignedIn = useSession((now) => now.isAuthenticated);
  return (
    <section className="shell grid min-h-[62dvh] content-center py-14">
      <div className="relative mx-auto flex w-full max-w-2xl flex-col gap-6 overflow-hidden rounded-xl border border-line bg-surface p-7 shadow-1 sm:p-12">
        <Rosette pattern="field" className="absolute -end-28 -top-32 size-72 text-brand-text/20" />
        <Badge tone="neutral" icon={<Milestone aria-hidden className="size-3.5" />}>
          {t('state')}
        </Badge>
        <h1 id="page-heading" tabIndex={-1} className="relative max-w-[16ch] text-3xl outline-none">
          {titles(screen)}
        </h1>
        <div className="relative flex flex-col gap-2">
          <h2 className="text-sm font-semibold text-brand-text">{t('will')}</h2>
          <p className="max-w-[52ch] text-lg">{t(aboutOf(screen))}</p>
        </div>
        <p className="engraved relative max-w-[56ch] pt-5 text-sm text-ink-2">{t('honest')}</p>
        <div className="relative flex flex-wrap gap-3">
          <Button
            look="secondary"
            icon={<ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />}
            onClick={() => router.history.back()}
          >
            {t('back')}
          </Button>
          <ButtonLink look="quiet" href={isSignedIn ? '/dashboard' : '/'}>
            {t(isSignedIn ? 'dashboard' : 'home')}
          </ButtonLink>
        </div>
        <div className="relative">
          <ReportLink />
        </div>
      </div>
    </section>
  );
}
