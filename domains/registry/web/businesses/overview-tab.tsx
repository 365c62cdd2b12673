import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { Progress } from '@egcr/ui/progress';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import {
  complianceParts,
  confirmEntryCall,
  type BusinessDashboard,
  type CompliancePart,
} from '../../contract/index.ts';
import { businessAddress } from '../addresses.ts';
import { registryKey } from '../queries.ts';
import { businessTexts } from './texts.ts';

interface BusinessProps {
  readonly found: BusinessDashboard;
}

/** The four cards, what is missing for the score, and what was entered in the register. */
export function OverviewTab({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  const { jrc20, jrc721, jrc998 } = found.tokens;
  const { percent } = found.compliance;
  return (
    <div className="flex flex-col gap-6">
      <StatisticGroup className="lg:grid-cols-4">
        <Statistic
          label={t('capitalization')}
          value={<Money amount={found.capitalization} isTrimmed />}
          hint={t('capitalization.text')}
        />
        <Statistic
          label={t('shareholders')}
          value={formats.number(found.shareholders)}
          hint={`${t('directors')}: ${formats.number(found.directors)}`}
        />
        <Statistic
          label={t('compliance')}
          value={formats.number(percent)}
          chart={
            <Progress
              label={t('compliance')}
              isLabelHidden
              value={percent}
              max={100}
              text={t('compliance.text', { percent: formats.number(percent) })}
            />
          }
        />
        <Statistic label={t('tokens')} value={formats.number(jrc20 + jrc721 + jrc998)} />
      </StatisticGroup>
      {found.compliance.lost.length > 0 && <Lost found={found} />}
      <Activity found={found} />
    </div>
  );
}

/** Each lost point with the act that wins it. */
function Lost({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  return (
    <Card title={t('lost')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.compliance.lost.map((part) => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {t(`lost.${part}`)}{' '}
              <span className="num font-semibold">
                {t('points', { points: formats.number(complianceParts[part]) })}
              </span>
            </span>
            <Act part={part} found={found} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Owners alone may both write and pay. */
const isOwner = ({ rights }: BusinessDashboard) => rights.includes('edit') && rights.includes('pay');

function Act({ part, found }: BusinessProps & { readonly part: CompliancePart }) {
  const t = useText(businessTexts);
  if (part === 'owners' || part === 'annual')
    return found.rights.includes('edit') ? <Confirm id={found.id} part={part} /> : <NotYours by="writers" />;
  // The papers that officers have seen are in date as long as the verification.
  if (part === 'verified' || part === 'tax_id' || part === 'documents')
    return (
      <ButtonLink look="secondary" href={`/business/verification/${found.id}`}>
        {t('verify')}
      </ButtonLink>
    );
  if (!isOwner(found)) return <NotYours by="owners" />;
  return (
    <ButtonLink look="secondary" href={businessAddress(found.id).to({ tab: 'settings' })}>
      {t(part === 'governance' ? 'part.governance' : 'tab.settings')}
    </ButtonLink>
  );
}

/** A point that the reader's role does not win. */
function NotYours({ by }: { readonly by: 'owners' | 'writers' }) {
  const t = useText(businessTexts);
  return <span className="text-sm text-ink-2">{t(`lost.by.${by}`)}</span>;
}

function Confirm({ id, part }: { readonly id: string; readonly part: 'owners' | 'annual' }) {
  const t = useText(businessTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`registry.confirm.${id}`, z.unknown());
  const say = useSentences(
    sentences(confirmEntryCall, { team_role_required: t('no.role'), business_not_active: t('lost.active') }),
  );
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      const done = await attempt({ id }, (key) =>
        call(confirmEntryCall, { params: { id } }, { idempotencyKey: key }),
      );
      if (!done) return;
      toasts.show({ tone: 'ok', title: t('confirmed') });
      await client.invalidateQueries({ queryKey: registryKey });
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look="secondary"
      busy={isBusy}
      aria-label={`${t('confirm')}: ${t(`lost.${part}`)}`}
      onClick={() => void confirm()}
    >
      {t('confirm')}
    </Button>
  );
}

function Activity({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  return (
    <Card title={t('activity')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.activity.map((each, at) => (
          <li
            key={`${each.type} ${each.date} ${at}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="flex flex-col">
              <span className="flex flex-wrap items-center gap-x-3 font-medium">
                {t(`type.${each.type}`)}
                <Badge tone={each.status === 'confirmed' ? 'ok' : 'warn'}>{t(`status.${each.status}`)}</Badge>
              </span>
              <time dateTime={each.date} className="num text-sm text-ink-2">
                {formats.date(each.date)}
              </time>
            </span>
            {each.amount && <Money amount={each.amount} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
