import { Avatar } from '@egcr/ui/avatar';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers, type CheckedAnswer } from '@egcr/ui/check-answers';
import { formatMoney } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { Send } from 'lucide-react';

import { assetCodeOr } from '../currencies.ts';
import { useWalletText, type WalletText } from '../messages/index.ts';
import { accountIn, useWallet } from '../queries.ts';
import { dropDraft, type SendDraft } from './draft.ts';
import { useSendAttempt } from './use-send-attempt.ts';

/** Who gets what, from where, at what price: the last page before money leaves. */
export function CheckStep({ draft }: { readonly draft: SendDraft }) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const attempt = useSendAttempt(draft);
  const left = useLeftAfterwards(draft);
  const isUnknown = attempt.state === 'unknown';
  // What may already have left cannot be changed any more, nor is it known what remains.
  const canChange = !isUnknown;
  return (
    <div className="flex max-w-xl flex-col gap-6">
      {canChange && <BackLink href="/wallet/send">{t('check.back')}</BackLink>}
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {isUnknown && <NotHeardBack />}
      {attempt.state === 'refused' && (
        <Banner tone="bad" title={t('check.refused.title')} isLive>
          {attempt.sentence}
        </Banner>
      )}
      {draft.isFirst === true && attempt.state === 'ready' && (
        <Banner tone="warn" title={t('check.first.title', { name: draft.recipient.name })}>
          {t('check.first.text')}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers answers={[...answersOf(t, draft, canChange), ...(isUnknown ? [] : left)]} />
        <Button
          size="large"
          width="full"
          busy={attempt.state === 'sending'}
          onClick={attempt.send}
          icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
        >
          {attempt.state === 'sending'
            ? t('check.sending')
            : isUnknown
              ? t('check.lost.repeat')
              : t('check.confirm', { amount: formatMoney(draft.amount, { locale }) })}
        </Button>
        {isUnknown && <AnotherPayment />}
      </Card>
    </div>
  );
}

function NotHeardBack() {
  const t = useWalletText();
  return (
    <Banner tone="warn" title={t('check.lost.title')} isLive>
      <p>{t('check.lost.text')}</p>
      <Link look="standalone" href="/wallet/history">
        {t('check.lost.history')}
      </Link>
    </Banner>
  );
}

function AnotherPayment() {
  const t = useWalletText();
  const { go } = useWay();
  const begin = () => {
    dropDraft();
    go('/wallet/send', 'replace');
  };
  return (
    <Button look="quiet" width="full" onClick={begin}>
      {t('check.lost.other')}
    </Button>
  );
}

/** What the account holds once this has left; nothing where that is not known, hidden or not enough. */
function useLeftAfterwards({ amount }: SendDraft): readonly CheckedAnswer[] {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const available = accountIn(useWallet().data, assetCodeOr(amount.assetCode))?.available;
  if (available === undefined || isConcealed) return [];
  const left = BigInt(available.value) - BigInt(amount.value);
  if (left < 0n) return [];
  return [{ label: t('check.after'), value: <Money amount={{ ...available, value: left.toString() }} /> }];
}

function answersOf(
  t: WalletText,
  { amount, recipient, typed }: SendDraft,
  canChange: boolean,
): readonly CheckedAnswer[] {
  const change = (subject: string) =>
    canChange ? { label: t('check.change'), subject, href: '/wallet/send' } : undefined;
  const note = typed.note.trim();
  return [
    {
      label: t('check.to'),
      value: (
        <span className="flex items-center gap-3">
          <Avatar name={recipient.name} />
          <span className="flex min-w-0 flex-col items-start">
            <bdi className="font-semibold">{recipient.name}</bdi>
            <bdi className="text-sm font-normal text-ink-2">@{recipient.username}</bdi>
          </span>
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
    {
      label: t('check.note'),
      value: note === '' ? <span className="text-ink-2">{t('check.no_note')}</span> : <bdi>{note}</bdi>,
      change: change(t('check.note')),
    },
    { label: t('check.fee'), value: t('check.no_fee') },
    { label: t('check.total'), value: <Money amount={amount} />, isStrong: true },
    { label: t('check.from'), value: t('balance.of', { currency: amount.assetCode }) },
  ];
}
