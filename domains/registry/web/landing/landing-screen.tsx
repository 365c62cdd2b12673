import { hrefOf } from '@egcr/contract/product-screens';
import { useDrafts } from '@egcr/forms/web';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page, PageColumns } from '@egcr/ui/page';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FilePen } from 'lucide-react';

import { FEE_ASSET, rulePackOf } from '../../contract/index.ts';
import { DECISION_DAYS, PICK_UP_DAYS } from '../../contract/limits.ts';
import { draftAddress } from '../addresses.ts';
import { FORM } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { MyRegistrations } from './my-registrations.tsx';

const needed = ['need.name', 'need.address', 'need.birth', 'need.shares', 'need.fee'] as const;

/** `/business-registration`: what you need, how long it takes, what it costs, your drafts and registrations. */
export function Screen() {
  const t = useText(registryTexts);
  const draft = useDrafts().data?.find(({ form }) => form === FORM);
  return (
    <Page>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink href={draft ? draftAddress(draft.id).to() : hrefOf('register-business')}>
            {t(draft ? 'continue' : 'begin')}
          </ButtonLink>
        }
      />
      <Banner tone="info">{t('own_record')}</Banner>
      <PageColumns aside={<Terms />}>
        {draft && <DraftRow {...draft} />}
        <Card title={t('need')}>
          <ul className="flex list-disc flex-col gap-2 ps-5">
            {needed.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </Card>
        <section aria-labelledby="registrations" className="flex flex-col gap-3">
          <h2 id="registrations" className="text-lg font-semibold">
            {t('mine')}
          </h2>
          <MyRegistrations />
        </section>
      </PageColumns>
    </Page>
  );
}

interface DraftRowProps {
  readonly id: string;
  readonly expires_at: string;
}

function DraftRow({ id, expires_at: until }: DraftRowProps) {
  const t = useText(registryTexts);
  const formats = useFormats();
  return (
    <TaskRow
      href={draftAddress(id).to()}
      Icon={FilePen}
      title={t('draft')}
      text={t('draft.text', { date: formats.date(until) })}
    />
  );
}

/** How long it takes and what it costs. */
function Terms() {
  const t = useText(registryTexts);
  const fee = { ...FEE_ASSET, value: rulePackOf('').feeMinor.toString() };
  return (
    <Card title={t('terms')}>
      <KeyValueList
        items={[
          { key: t('terms.write'), value: t('terms.write.text') },
          { key: t('terms.decide'), value: t('terms.days', { number: PICK_UP_DAYS + DECISION_DAYS }) },
          { key: t('terms.fee'), value: <Money amount={fee} /> },
        ]}
      />
      <p className="text-sm text-ink-2">{t('terms.fee.text')}</p>
    </Card>
  );
}
