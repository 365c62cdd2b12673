import type { ScreenName } from '@egcr/contract/product-screens';
import { TellMe } from '@egcr/openings/web';
import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { useTitles } from '@egcr/web-kit/titles';
import { ArrowLeft, Milestone } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { headTexts } from '../announced-head/texts.ts';
import { ReportLink } from '../frame/report-link.tsx';
import { services } from '../services/services.ts';
import { servicesTexts } from '../services/texts.ts';
import { notOpenTexts } from './texts.ts';

type AboutKey = keyof typeof headTexts.english;

/** The sentence on what the screen will do. */
function aboutOf(screen: string): AboutKey {
  if (!Object.hasOwn(headTexts.english, screen)) throw new Error(`nothing says what ${screen} will do`);
  return screen as AboutKey;
}

/** What a service that is not open yet will do, for whom, when, and what works today; and a way to be told when it opens. For everyone. */
export function NotOpenYet({ screen }: { readonly screen: ScreenName }) {
  const t = useText(notOpenTexts);
  const about = useText(headTexts);
  const titles = useTitles();
  return (
    <section className="shell py-8 sm:py-14">
      <div className="relative grid grid-cols-1 overflow-hidden rounded-xl border border-line bg-surface shadow-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="relative flex min-w-0 flex-col items-start gap-6 p-6 sm:p-10 lg:p-12">
          <Rosette
            pattern="field"
            className="absolute -end-20 -top-24 size-72 text-brand-text/15 max-sm:-end-28 max-sm:-top-28"
          />
          <Badge tone="neutral" icon={<Milestone aria-hidden className="size-3.5" />}>
            {t('state')}
          </Badge>
          <h1
            id="page-heading"
            tabIndex={-1}
            className="relative max-w-[18ch] text-4xl wrap-anywhere hyphens-auto outline-none"
          >
            {titles(screen)}
          </h1>
          <p className="relative max-w-[48ch] text-lg">{about(aboutOf(screen))}</p>
          <Facts screen={screen} />
          <p className="relative max-w-[56ch] text-sm text-ink-2">{t('honest')}</p>
        </div>
        <div className="relative flex flex-col gap-6 border-line bg-sunken p-6 max-lg:border-t sm:p-10 lg:border-s">
          <OnceAlive placeholder={<div data-coming className="min-h-72" />}>
            <Suspense fallback={<div data-coming className="min-h-72" />}>
              <TellMe screen={screen} name={titles(screen)} />
            </Suspense>
          </OnceAlive>
        </div>
      </div>
      <Ways />
    </section>
  );
}

function Facts({ screen }: { readonly screen: ScreenName }) {
  const t = useText(notOpenTexts);
  const say = useText(servicesTexts);
  const titles = useTitles();
  const service = services.find(({ id }) => id === screen);
  return (
    <dl className="engraved relative grid w-full gap-x-8 gap-y-4 pt-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {service && (
        <Fact name={t('for')}>{service.audiences.map((audience) => say(`for.${audience}`)).join(' · ')}</Fact>
      )}
      <Fact name={t('when')}>{t('when.text')}</Fact>
      {service?.until && (
        <Fact name={t('today')}>
          <Link href={service.until.href} look="standalone" className="-my-2.5">
            {titles(service.until.id)}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm font-semibold text-brand-text sm:pt-0.5">{name}</dt>
      <dd className="max-w-[52ch] max-sm:-mt-3">{children}</dd>
    </div>
  );
}

function Ways() {
  const t = useText(notOpenTexts);
  const router = useRouter();
  const isSignedIn = useSession((now) => now.isAuthenticated);
  return (
    <div className="flex flex-wrap items-center gap-3 pt-6">
      <Button
        look="secondary"
        icon={<ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />}
        onClick={() => router.back()}
      >
        {t('back')}
      </Button>
      <ButtonLink look="quiet" href={isSignedIn ? '/dashboard' : '/'}>
        {t(isSignedIn ? 'dashboard' : 'home')}
      </ButtonLink>
      <ReportLink />
    </div>
  );
}
