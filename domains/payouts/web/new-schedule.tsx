import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { assetOf, assets } from '@egcr/ledger/contract';
import { parseMajor } from '@egcr/contract/money';
import { callActing } from '@egcr/organisations/web';
import { AmountField } from '@egcr/ui/amount-field';
import { decimalMark } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { decimalOf } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { cadences, setScheduleCall, type Cadence } from '../contract/index.ts';
import { rereadPayouts } from './queries.ts';
import { payoutTexts } from './texts.ts';
import { weekdayName } from './weekdays.ts';

/** What was typed is no least sum. */
class WrongLeast extends Error {}

interface Typed {
  readonly cadence: Cadence;
  readonly weekday: number;
  readonly day: number;
  readonly asset: string;
  readonly least: string;
}

const first: Typed = { cadence: 'weekly', weekday: 1, day: 1, asset: 'JVD', least: '1' };

/** The dialog in which a schedule is set, with the PIN, by the clocks of this browser. */
export function NewSchedule({ onClose }: { readonly onClose: () => void }) {
  const t = useText(payoutTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const [typed, setTyped] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { failure } = useSentences(
    sentences(setScheduleCall, {
      ...pinSaidAtField,
      invalid_amount: t('issue.least'),
      unknown_currency: t('issue.least'),
    }),
  );
  async function run(pin: string) {
    const asset = assetOf(typed.asset);
    const written = typed.least.trim().replace(decimalOf(decimalMark(locale)), '.');
    const read = asset && parseMajor(written, { scale: asset.scale });
    const isRead = read !== undefined && 'amountMinor' in read && read.amountMinor > 0n;
    setWrong(!isRead);
    if (!isRead || asset === undefined) throw new WrongLeast();
    const minimum = { value: read.amountMinor.toString(), assetCode: asset.code, assetScale: asset.scale };
    await callActing(setScheduleCall, {
      body: {
        cadence: typed.cadence,
        weekday: typed.cadence === 'weekly' ? typed.weekday : null,
        month_day: typed.cadence === 'monthly' ? typed.day : null,
        time_zone: timeZone,
        minimum,
        pin,
      },
    });
    toasts.show({ title: t('schedule.done'), tone: 'ok' });
    void rereadPayouts(client);
  }
  return (
    <Suspense>
      <PinDialog
        title={t('schedule.set')}
        description={t('schedule.set.text', { zone: timeZone })}
        confirmLabel={t('schedule.set')}
        run={run}
        explain={(met) => (met instanceof WrongLeast ? t('issue.least') : failure(met))}
        onClose={onClose}
      >
        <Fields
          typed={typed}
          error={isWrong ? t('issue.least') : undefined}
          onType={(more) => setTyped((now) => ({ ...now, ...more }))}
        />
      </PinDialog>
    </Suspense>
  );
}

interface FieldsProps {
  readonly typed: Typed;
  readonly error: string | undefined;
  readonly onType: (more: Partial<Typed>) => void;
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

function Fields({ typed, error, onType }: FieldsProps) {
  const t = useText(payoutTexts);
  const { locale } = useLanguage();
  return (
    <>
      <NativeSelect
        label={t('cadence')}
        value={typed.cadence}
        onChange={({ target }) =>
          onType({ cadence: cadences.find((each) => each === target.value) ?? typed.cadence })
        }
        options={cadences.map((value) => ({ value, label: t(`cadence.${value}`) }))}
      />
      {typed.cadence === 'weekly' && (
        <NativeSelect
          label={t('weekday')}
          value={String(typed.weekday)}
          onChange={({ target }) => onType({ weekday: Number(target.value) })}
          options={upTo(7).map((day) => ({ value: String(day), label: weekdayName(day, locale) }))}
        />
      )}
      {typed.cadence === 'monthly' && (
        <NativeSelect
          label={t('month_day')}
          value={String(typed.day)}
          onChange={({ target }) => onType({ day: Number(target.value) })}
          options={upTo(31).map((day) => ({ value: String(day), label: String(day) }))}
        />
      )}
      <NativeSelect
        label={t('currency')}
        value={typed.asset}
        onChange={({ target }) => onType({ asset: target.value })}
        options={assets.map(({ code }) => ({ value: code, label: code }))}
      />
      <AmountField
        label={t('least')}
        assetCode={typed.asset}
        value={typed.least}
        onValueChange={(least) => onType({ least })}
        error={error}
      />
    </>
  );
}
