import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PlanState } from '../../contract/index.ts';
import { planTexts } from './texts.ts';

/** What follows once a programme is made. */
export function PlanMade({ id, state }: { readonly id: string; readonly state: PlanState }) {
  const t = useText(planTexts);
  const isDraft = state === 'draft';
  return (
    <ConfirmationPanel
      title={t(isDraft ? 'made.draft' : 'made.review')}
      description={t(isDraft ? 'made.draft.text' : 'made.review.text')}
      actions={
        isDraft ? (
          <ButtonLink href={hrefOf('grant-programmes', { programme: id })}>{t('see.one')}</ButtonLink>
        ) : (
          // The same address: the page begins anew.
          <ButtonLink href={hrefOf('create-service')} look="secondary">
            {t('back')}
          </ButtonLink>
        )
      }
    />
  );
}
