import { Checkbox } from '@egcr/ui/checkbox';
import { FieldError } from '@egcr/ui/field';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { ClaimOfWeeks } from '../../../contract/overpayment-calls.ts';
import { EarnedField } from '../../earned-field.tsx';
import { overpaymentTexts } from '../../overpayments/texts.ts';
import { useDays } from '../../week-name.ts';
import { inAsset } from '../../working.tsx';
import { staffOverpaymentTexts } from './texts.ts';

/** A week as it is filled in: what was earned is text until it is sent. */
export interface FoundWeek {
  readonly id: string;
  readonly is_due: boolean;
  readonly earned: string;
}

interface WeekFieldsProps {
  readonly id: string;
  readonly claim: ClaimOfWeeks;
  readonly weeks: readonly FoundWeek[];
  readonly onChange: (weeks: readonly FoundWeek[]) => void;
  readonly error: string | undefined;
  readonly overOf: (week: FoundWeek) => bigint | undefined;
}

/** The paid weeks of a claim; each that is chosen asks what was earned in truth. */
export function WeekFields({ id, claim, weeks, onChange, error, overOf }: WeekFieldsProps) {
  const t = useText(staffOverpaymentTexts);
  const days = useDays();
  const { locale } = useLanguage();
  const change = (found: FoundWeek) => onChange(weeks.map((each) => (each.id === found.id ? found : each)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{t('weeks')}</legend>
      {claim.weeks.map((week, at) => {
        const found = weeks.find((each) => each.id === week.id);
        return (
          <div key={week.id} className="flex flex-col gap-2">
            <Checkbox
              id={at === 0 ? id : undefined}
              label={days.week(week)}
              hint={t('stated', {
                earned: formatMoney(week.stated, { locale }),
                paid: formatMoney(week.paid, { locale }),
              })}
              checked={found !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  checked
                    ? [...weeks, { id: week.id, is_due: true, earned: '' }]
                    : weeks.filter((each) => each.id !== week.id),
                )
              }
            />
            {found !== undefined && <FoundFields found={found} onChange={change} overMinor={overOf(found)} />}
          </div>
        );
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface FoundFieldsProps {
  readonly found: FoundWeek;
  readonly onChange: (found: FoundWeek) => void;
  readonly overMinor: bigint | undefined;
}

function FoundFields({ found, onChange, overMinor }: FoundFieldsProps) {
  const t = useText(staffOverpaymentTexts);
  const facts = useText(overpaymentTexts);
  return (
    <div className="flex flex-col gap-2 border-s-2 border-line ps-4">
      <Checkbox
        label={t('nothing')}
        checked={!found.is_due}
        onChange={({ currentTarget: { checked } }) => onChange({ ...found, is_due: !checked })}
      />
      {found.is_due && (
        <EarnedField
          label={facts('week.earned')}
          value={found.earned}
          onValueChange={(earned) => onChange({ ...found, earned })}
        />
      )}
      <p className="flex flex-wrap justify-between gap-3 text-sm" aria-live="polite">
        {t('sum')} <Money amount={inAsset(overMinor ?? 0n)} className="font-semibold" />
      </p>
    </div>
  );
}
