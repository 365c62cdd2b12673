import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Send } from 'lucide-react';

import { useWalletText, type WalletText } from '../messages/index.ts';
import type { SendDraft } from './draft.ts';
import { useSendAttempt } from './use-send-attempt.ts';

/** Who gets what, from where, at what price: the last page before money leaves. */
export function CheckStep({ draft }: { readonly draft: SendDraft }) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const attempt = useSendAttempt(draft);
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet/send">{t('check.back')}</BackLink>
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {attempt.state === 'lost' && (
        <Banner tone="warn" title={t('check.lost.title')} isLive>
          {t('check.lost.text')}
        </Banner>
      )}
      {attempt.state === 'refused' && (
        <Banner tone="bad" title={t('check.refused.title')} isLive>
          {attempt.sentence}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers answers={answersOf(t, draft)} />
        <Button
          size="large"
          width="full"
          busy={attempt.state === 'sending'}
          onClick={attempt.send}
          icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
        >
          {attempt.state === 'sending'
            ? t('check.sending')
            : t('check.confirm', { amount: formatMoney(draft.amount, { locale }) })}
        </Button>
      </Card>
    </div>
  );
}

function answersOf(t: WalletText, { amount, recipient, typed }: SendDraft) {
  const change = (subject: string) => ({ label: t('check.change'), subject, href: '/wallet/send' });
  const note = typed.note.trim();
  return [
    {
      label: t('check.to'),
      value: (
        <span className="flex flex-col">
          <bdi className="font-semibold">{recipient.name}</bdi>
          <bdi className="text-sm text-ink-2">@{recipient.username}</bdi>
        </span>
      ),
      change: change(t('check.to')),
    },
    {
      label: t('check.amount'),
      value: <Money amount={amount} />,
      change: change(t('check.amount')),
      isStrong: true,
    },
    { label: t('check.fee'), value: t('check.no_fee') },
    { label: t('check.total'), value: <Money amount={amount} />, isStrong: true },
    { label: t('check.from'), value: t('balance.of', { currency: amount.assetCode }) },
    {
      label: t('check.note'),
      value: note === '' ? t('check.no_note') : <bdi>{note}</bdi>,
      change: change(t('check.note')),
    },
  ];
}
