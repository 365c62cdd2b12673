import type { FieldIssue } from '@egcr/contract/problem';
import type { Answers } from '@egcr/forms/contract';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';

import { isRegisterNumber, judgeRegistration, registrationIn } from '../../contract/index.ts';
import { WrittenOwners } from '../owners/written-owners.tsx';
import { useNameCheck, useOwnersOfAll } from '../queries.ts';
import { registryTexts } from '../texts.ts';

/** What would be refused if the registration were sent now: by the rules that decide, on each key press. Under it names that are near. */
export function FindingsPanel({ answers }: { readonly answers: Answers }) {
  const t = useText(registryTexts);
  const sayFault = useFaultText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const written = registrationIn(answers);
  const asked = useDeferredValue(written.name);
  const check = useNameCheck(asked, written.jurisdiction);
  const numbers = written.holders.flatMap(({ number }) => (isRegisterNumber(number) ? [number] : []));
  const { known, hasUnknown } = useOwnersOfAll([...new Set(numbers)]);
  const faults = judgeRegistration(written, today).map((fault) => sayFault(fault));
  const isTaken = check.data?.issue === 'taken';
  const said = [
    ...(isTaken ? [t('name.taken')] : []),
    ...new Set(faults),
    ...(hasUnknown ? [t('fault.business_unknown')] : []),
  ];
  const near = (check.data?.near ?? []).filter((name) => !(isTaken && name === written.name));
  return (
    <>
      <Card title={t('findings')} description={t(said.length === 0 ? 'findings.none' : 'findings.some')}>
        <ul className="flex flex-col gap-3" aria-live="polite">
          {said.map((text) => (
            <Line key={text} icon={<CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />}>
              {text}
            </Line>
          ))}
          {said.length === 0 && check.data?.issue === null && (
            <Line icon={<CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />}>
              {t('name.free')}
            </Line>
          )}
        </ul>
      </Card>
      {written.shares !== undefined && written.ownShares !== undefined && (
        <WrittenOwners written={written} known={known} />
      )}
      {near.length > 0 && (
        <Card title={t('near')} description={t('near.text')} tone="sunken">
          <ul className="flex flex-col gap-2">
            {near.map((name) => (
              <Line key={name} icon={<Info aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />}>
                <bdi className="wrap-anywhere">{name}</bdi>
              </Line>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-sm text-ink-2">{t('own_record')}</p>
    </>
  );
}

/** Says a fault. Sums name their difference. */
function useFaultText() {
  const t = useText(registryTexts);
  const formats = useFormats();
  return ({ field, code, params }: FieldIssue) => {
    if (code === 'under_age') return t('fault.under_age', { number: Number(params?.['minimum']) });
    if (code === 'characters' && isAddress(field)) return t('fault.address');
    if (code !== 'sum_differs') return t(faultKey(`fault.${code}`, field));
    const difference = Number(params?.['difference']);
    const sums = field === 'own_second' ? secondSums : firstSums;
    return t(sums[difference > 0 ? 0 : 1], { number: formats.number(Math.abs(difference)) });
  };
}
const isAddress = (field: string) => ['street', 'town', 'postcode'].includes(field);
const firstSums = ['fault.sum_missing', 'fault.sum_over'] as const;
const secondSums = ['fault.second_missing', 'fault.second_over'] as const;

const faultTexts = [
  'fault.too_long',
  'fault.characters',
  'fault.mixed_scripts',
  'fault.paper_needed',
  'fault.not_offered',
  'fault.too_early',
  'fault.no_shares',
  'fault.number_wrong',
  'fault.born_later',
  'fault.holder_repeated',
  'fault.director_repeated',
  'fault.required',
] as const;

function faultKey(key: string, field: string): (typeof faultTexts)[number] {
  const known = faultTexts.find((each) => each === key);
  return known ?? (field === 'name' ? 'fault.characters' : 'fault.not_offered');
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
