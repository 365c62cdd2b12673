import { useText } from '@egcr/web-kit/i18n.tsx';

import type { HandledCase } from '../../contract/index.ts';
import { casesTexts } from '../texts.ts';

/** Which approvals a case has, and who gave them; nothing where one person decides. */
export function Approvals({ found }: { readonly found: HandledCase }) {
  const t = useText(casesTexts);
  if (found.approvals_needed < 2) return null;
  return (
    <ul aria-label={t('approvals')} className="flex flex-col gap-1.5">
      {found.approval_steps.map(({ name, label, needed, given_by: people }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold">{label}</span>
          <span className="num">{t('approvals.given', { given: people.length, needed })}</span>
          {people.map((person) => (
            <bdi key={person} className="text-ink-2">
              {person}
            </bdi>
          ))}
        </li>
      ))}
    </ul>
  );
}
