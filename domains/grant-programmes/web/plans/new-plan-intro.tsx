import { hrefOf } from '@egcr/contract/product-screens';
import { madeProgrammePath } from '@egcr/grants/contract';
import { useDrafts } from '@egcr/forms/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OwnPlan } from '../../contract/index.ts';
import { newPlanAddress, stepsOf } from './plans-address.ts';
import { StateBadge } from './state-badge.tsx';
import { planTexts } from './texts.ts';

interface NewPlanIntroProps {
  readonly isManager: boolean;
  /** Undefined until it is known. */
  readonly mayMake: boolean | undefined;
  readonly actingFor: string | undefined;
  readonly own: readonly OwnPlan[];
}

/** What stands before the questions: how a programme comes about, and what became of those that the reader made. */
export function NewPlanIntro({ isManager, mayMake, actingFor, own }: NewPlanIntroProps) {
  const t = useText(planTexts);
  const drafts = useDrafts(actingFor);
  // Those that change a programme name it in their address.
  const hasDraft =
    drafts.data?.some(
      ({ form, address }) => form === 'grants.programme-plan' && address === hrefOf('grant-programme-new'),
    ) === true;
  return (
    <Page>
      <BackLink href={hrefOf('create-service')}>{t('back')}</BackLink>
      <PageHeading title={t('make')} description={t('make.lead')} />
      <ol className="flex max-w-[65ch] list-decimal flex-col gap-2 ps-5">
        <li>{t('make.describe')}</li>
        <li>{t('make.two')}</li>
        <li>{t('make.open')}</li>
        <li>{t('make.times')}</li>
      </ol>
      {mayMake === true && (
        <ButtonLink href={newPlanAddress.to({ step: 'tasks' })} className="self-start">
          {t(hasDraft ? 'make.continue' : 'make.begin')}
        </ButtonLink>
      )}
      {mayMake === false && <Banner tone="info">{t('no.makers')}</Banner>}
      {own.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{t('own')}</h2>
          <ul className="card flex flex-col divide-y divide-line">
            {own.map((plan) => (
              <OwnRow key={plan.id} plan={plan} isManager={isManager} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

function OwnRow({ plan, isManager }: { readonly plan: OwnPlan; readonly isManager: boolean }) {
  const t = useText(planTexts);
  return (
    <li className="flex flex-col gap-2 p-5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi className="font-semibold wrap-anywhere">{plan.title}</bdi>
        <StateBadge state={plan.state} />
      </span>
      {plan.reason !== null && (
        <p className="wrap-anywhere text-ink-2">{t('sent_back', { reason: plan.reason })}</p>
      )}
      <span className="flex flex-wrap gap-x-4 gap-y-2">
        {plan.state === 'draft' && (
          <Link href={stepsOf(plan.id).to({ step: 'check' })} look="standalone">
            {t('change')}
          </Link>
        )}
        {isManager && (
          <Link href={hrefOf('grant-programmes', { programme: plan.id })} look="standalone">
            {t('see.one')}
          </Link>
        )}
        {plan.slug !== null && (
          <Link href={madeProgrammePath(plan.slug)} look="standalone">
            {t('page')}
          </Link>
        )}
      </span>
    </li>
  );
}
