import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { hrefOf } from '@egcr/contract/product-screens';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import type { OpenProgramme } from '../../contract/open-calls.ts';
import { AwardList } from '../awards/award-list.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { factTexts } from '../facts/texts.ts';
import { Flows } from '../flows/flows.tsx';
import { applyPath, deadlinePath, programmePath } from '../paths.ts';
import { ProgrammeMarks } from '../programme-facts.tsx';
import { OpenBooks } from './open-books.tsx';
import { OpenData } from './open-data.tsx';
import { useProgramme } from './queries.ts';
import { Rubric } from './rubric.tsx';
import { ShareButton } from './share-button.tsx';
import { openTexts } from './texts.ts';
import { TimesKept } from './times-kept.tsx';

// A stranger loads none of what it takes.
const OwnDraft = lazyBeside(async () => (await import('./own-draft.tsx')).OwnDraft);

/** `/grants/programmes/$slug` and `/funds/$slug`: what everyone may know of a grant or fund. */
export function Screen() {
  const slug = usePathPart('slug');
  const t = useText(factTexts);
  return (
    <div className="shell flex flex-col gap-6 py-8 sm:py-14">
      <BackLink href={hrefOf('grants')}>{t('back')}</BackLink>
      {/* As high as the window before the programme is there: the footer does not move when it comes. */}
      <div className="min-h-dvh">
        <OpenData>
          <Content key={slug} slug={slug} />
        </OpenData>
      </div>
    </div>
  );
}

function Content({ slug }: { readonly slug: string }) {
  const t = useText(openTexts);
  const found = useProgramme(slug);
  usePageTitle(found.data?.title);
  return (
    <ReadPage
      read={found}
      missing={
        <PageHeading
          title={t('missing')}
          description={t('missing.text')}
          actions={<ButtonLink href={hrefOf('grants')}>{t('missing.find')}</ButtonLink>}
        />
      }
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
    >
      {(programme) => <View programme={programme} />}
    </ReadPage>
  );
}

function View({ programme }: { readonly programme: OpenProgramme }) {
  const t = useText(openTexts);
  const fact = useText(factTexts);
  const isSignedIn = useSession((now) => now.user !== null);
  return (
    <Page>
      <PageHeading title={<bdi>{programme.title}</bdi>} description={<bdi>{programme.summary}</bdi>} />
      <span className="flex flex-wrap gap-1.5">
        <ProgrammeMarks programme={programme} />
        {programme.stage !== null && <Badge tone="info">{t(`stage.${programme.stage}`)}</Badge>}
      </span>
      <div className="flex flex-wrap gap-3">
        {programme.state === 'open' && <ButtonLink href={applyPath(programme)}>{t('apply')}</ButtonLink>}
        {programme.closes_at !== null && programme.state !== 'closed' && (
          <ButtonLink look="secondary" href={deadlinePath(programme.slug)} target="_self">
            {fact('calendar')}
          </ButtonLink>
        )}
        <ShareButton title={programme.title} path={programmePath(programme)} />
        {isSignedIn && (
          <Suspense fallback={null}>
            <OwnDraft programme={programme} />
          </Suspense>
        )}
      </div>
      <PageColumns aside={<Decided isFund={programme.kind === 'fund'} />}>
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{t('facts')}</h2>
          <FactList programme={programme} />
        </section>
        <Rubric rubric={programme.rubric} />
        <TimesKept programme={programme} />
        <OpenBooks programme={programme} />
        <Flows type={programme.slug} />
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{t('awards')}</h2>
          <AwardList type={programme.slug} />
          <Link href={hrefOf('awards')} look="standalone" className="w-fit">
            {t('awards.all')}
          </Link>
        </section>
      </PageColumns>
    </Page>
  );
}

/** Who decides, by what, and what follows. */
function Decided({ isFund }: { readonly isFund: boolean }) {
  const t = useText(openTexts);
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-xl font-semibold">{t('decided')}</h2>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>{t('decided.rules')}</li>
        <li>{t('decided.people')}</li>
        <li>{t('decided.money')}</li>
        <li>{t('decided.appeal')}</li>
      </ol>
      {isFund && <p className="text-sm text-ink-2">{t('fund.note')}</p>}
    </section>
  );
}
