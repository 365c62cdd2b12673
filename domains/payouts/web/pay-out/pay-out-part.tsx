import { toMajorText, type WireMoney } from '@egcr/contract/money';
import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { callActing, useMayChange, usePrincipal } from '@egcr/organisations/web';
import { payOutCall } from '@egcr/payments/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { decimalOf, paymentWords, readPart, useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import type { PayoutRoom } from '../../contract/index.ts';
import { rereadPayouts, usePayoutRoom } from '../queries.ts';
import { payOutTexts } from './texts.ts';

/** The way of what sales have brought in one currency into the wallet: all of it, or a part. */
export function Slot() {
  const t = useText(payOutTexts);
  const say = useSentences();
  const asset = useSlotSubject();
  const { locale } = useLanguage();
  const mayChange = useMayChange();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = usePayoutRoom();
  const room = data?.find((each) => each.asset === asset);
  if (!mayChange) return null;
  if (error !== null) return <Banner tone="bad">{say.failure(error)}</Banner>;
  if (room === undefined) return <div className="h-11" />;
  return (
    <>
      {room.waiting.value !== '0' && (
        <p className="text-sm text-ink-2">
          {t('waiting', { amount: formatMoney(room.waiting, { locale }) })}
        </p>
      )}
      {room.most.value !== '0' && (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <PayOut room={room} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was typed is no amount that can be paid out. */
class WrongAmount extends Error {}

const kept = z.object({ asset: z.string(), value: z.string() });

interface PayOutProps {
  readonly room: PayoutRoom;
  readonly onClose: () => void;
}

function PayOut({ room, onClose }: PayOutProps) {
  const t = useText(payOutTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const { attempt } = useKeptAttempt('payouts.pay_out', kept);
  const { business } = usePrincipal();
  // As it was when the dialog opened: an answer that arrives meanwhile changes no words.
  const [{ most, asset, ...facts }] = useState(room);
  const shown = formatMoney(most, { locale });
  const mark = decimalOf(decimalMark(locale));
  const whole = toMajorText(BigInt(most.value), most.assetScale).replace('.', mark);
  const [typed, setTyped] = useState(whole);
  const [isWrong, setWrong] = useState(false);
  const failure = usePayOutWords(most);
  async function run(pin: string) {
    const value = readPart(typed, most, mark);
    setWrong(value === undefined);
    if (value === undefined) throw new WrongAmount();
    const amount = { ...most, value: value.toString() };
    try {
      const asked = await attempt({ asset, value: amount.value }, (key) =>
        callActing(payOutCall, { body: { amount, pin } }, { idempotencyKey: key }),
      );
      toasts.show({ title: t(asked?.state === 'paid' ? 'done' : 'waits'), tone: 'ok' });
    } finally {
      void rereadPayouts(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t('open')}
        description={business ? t('way.business', { business: business.name }) : t('way.wallet')}
        confirmLabel={t('open')}
        run={run}
        explain={(met) => (met instanceof WrongAmount ? t('wrong', { amount: shown }) : failure(met))}
        onClose={onClose}
      >
        <AmountField
          label={t('amount')}
          hint={t('most', { amount: shown })}
          error={isWrong ? t('wrong', { amount: shown }) : undefined}
          assetCode={asset}
          value={typed}
          onValueChange={setTyped}
          end={
            <Button size="small" look="quiet" onClick={() => setTyped(whole)}>
              {t('all')}
            </Button>
          }
        />
        <Facts {...facts} />
      </PinDialog>
    </Suspense>
  );
}

/** What becomes of the money: where it goes, and when. */
function Facts({
  at_once: atOnce,
  beyond,
  is_frozen: isFrozen,
  ways,
}: Pick<PayoutRoom, 'at_once' | 'beyond' | 'is_frozen' | 'ways'>) {
  const t = useText(payOutTexts);
  const { locale } = useLanguage();
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-2">
      {isFrozen ? (
        <li>{t('frozen')}</li>
      ) : (
        <>
          <li>{t('at_once', { amount: formatMoney(atOnce, { locale }) })}</li>
          <li>{t(`beyond.${beyond}`)}</li>
        </>
      )}
      {ways.some(({ way }) => way === 'bank_account') && <li>{t('way.bank')}</li>}
    </ul>
  );
}

function usePayOutWords(most: WireMoney): (failure: unknown) => string {
  const t = useText(payOutTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const { failure } = useSentences(
    sentences(payOutCall, {
      ...paymentWords(wallet, () => ({ locale, assetCode: most.assetCode, available: most })),
      ...pinSaidAtField,
      payouts_full: t('full'),
    }),
  );
  return failure;
}
