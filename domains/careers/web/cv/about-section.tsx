import { parseMajor, toMajorText } from '@egcr/contract/money';
import { occupations, payPeriods } from '@egcr/jobs/contract';
import { jobWords } from '@egcr/jobs/web';
import { assetOf, assets } from '@egcr/ledger/contract';
import { countryCodes, countryName } from '@egcr/locale/contract';
import { Combobox } from '@egcr/ui/combobox';
import { decimalMark } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useMemo, useState } from 'react';

import { ABOUT_MAX_LENGTH, HEADLINE_MAX_LENGTH, WORK_COUNTRIES_MAX } from '../../contract/limits.ts';
import { ChosenList } from './chosen-list.tsx';
import { CvSection } from './section.tsx';
import { cvTexts } from './texts.ts';
import type { SavedCv } from './use-cv.ts';
import { useIssue } from './use-issue.ts';

interface PartProps {
  readonly saved: SavedCv;
}

/** What the person looks for, and where. */
export function AboutSection({ saved }: PartProps) {
  const t = useText(cvTexts);
  const said = useText(jobWords);
  const issueOf = useIssue(saved);
  const { cv, change } = saved;
  return (
    <CvSection title={t('about.title')}>
      <TextField
        label={t('headline')}
        hint={t('headline.hint')}
        error={issueOf('headline')}
        maxLength={HEADLINE_MAX_LENGTH}
        value={cv.headline}
        onChange={(event) => change({ headline: event.target.value })}
        dir="auto"
      />
      <TextAreaField
        label={t('about')}
        hint={t('about.hint')}
        error={issueOf('about')}
        maxLength={ABOUT_MAX_LENGTH}
        rows={5}
        value={cv.about}
        onChange={(event) => change({ about: event.target.value })}
        dir="auto"
      />
      <NativeSelect
        label={t('occupation')}
        value={cv.occupation}
        onChange={(event) =>
          change({ occupation: occupations.find((each) => each === event.target.value) ?? '' })
        }
        options={[
          { value: '', label: t('choose') },
          ...occupations.map((value) => ({ value, label: said(`occupation.${value}`) })),
        ]}
      />
      <PlaceFields saved={saved} />
      <PayFields saved={saved} />
    </CvSection>
  );
}

/** Where the person lives, and where else they may work. */
function PlaceFields({ saved }: PartProps) {
  const t = useText(cvTexts);
  const issueOf = useIssue(saved);
  const { cv, change } = saved;
  const countries = useCountries();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('town')}
          error={issueOf('town')}
          maxLength={80}
          value={cv.town}
          onChange={(event) => change({ town: event.target.value })}
          autoComplete="address-level2"
          dir="auto"
        />
        <NativeSelect
          label={t('country')}
          value={cv.country}
          autoComplete="country"
          onChange={(event) => change({ country: event.target.value })}
          options={[{ value: '', label: t('choose') }, ...countries]}
        />
      </div>
      <div className="flex flex-col gap-3">
        <Combobox
          label={t('permits')}
          hint={t('permits.hint')}
          options={countries.filter(({ value }) => value !== cv.country && !cv.may_work_in.includes(value))}
          value={null}
          onValueChange={(value) => {
            if (value !== null && cv.may_work_in.length < WORK_COUNTRIES_MAX)
              change({ may_work_in: [...cv.may_work_in, value] });
          }}
          emptyLabel={t('nothing')}
          openLabel={t('open')}
          key={cv.may_work_in.length}
        />
        <ChosenList
          label={t('permits')}
          items={cv.may_work_in.map((value) => ({
            value,
            name: countries.find((each) => each.value === value)?.label ?? value,
          }))}
          onRemove={(value) => change({ may_work_in: cv.may_work_in.filter((each) => each !== value) })}
        />
      </div>
    </>
  );
}

function useCountries() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [locale]);
}

/** The least pay as the reader writes amounts; what is no amount stands in the CV as it was typed and is refused at the field. */
function PayFields({ saved }: PartProps) {
  const t = useText(cvTexts);
  const said = useText(jobWords);
  const issueOf = useIssue(saved);
  const { locale } = useLanguage();
  const { cv, change } = saved;
  const pay = cv.pay ?? { least: '', currency: 'USD' as const, period: 'month' as const };
  const mark = decimalMark(locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  const scaleOf = (currency: string) => assetOf(currency)?.scale ?? 2;
  const [typed, setTyped] = useState(() =>
    cv.pay === null || issueOf('pay.least') !== undefined
      ? ''
      : toMajorText(BigInt(cv.pay.least), scaleOf(pay.currency)).replace('.', decimal),
  );
  const [terms, setTerms] = useState({ currency: pay.currency, period: pay.period });
  const write = (text: string, next: typeof terms) => {
    setTyped(text);
    setTerms(next);
    if (text.trim() === '') return change({ pay: null });
    const read = parseMajor(text, { scale: scaleOf(next.currency), decimal });
    const least = 'amountMinor' in read ? read.amountMinor.toString() : 'x';
    change({ pay: { ...next, least } });
  };
  return (
    <div className="grid items-end gap-5 sm:grid-cols-3">
      <TextField
        label={t('pay')}
        hint={t('pay.hint')}
        error={issueOf('pay.least')}
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        value={typed}
        onChange={(event) => write(event.target.value, terms)}
      />
      <NativeSelect
        label={t('currency')}
        value={terms.currency}
        onChange={(event) => {
          const chosen = assets.find(({ code }) => code === event.target.value);
          if (chosen) write(typed, { ...terms, currency: chosen.code });
        }}
        options={assets.map(({ code }) => ({ value: code, label: code }))}
      />
      <NativeSelect
        label={t('period')}
        value={terms.period}
        onChange={(event) =>
          write(typed, {
            ...terms,
            period: payPeriods.find((each) => each === event.target.value) ?? 'month',
          })
        }
        options={payPeriods.map((value) => ({ value, label: said(`period.name.${value}`) }))}
      />
    </div>
  );
}
