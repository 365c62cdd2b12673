import { skillOf } from '@egcr/jobs/contract';
import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Gauge } from 'lucide-react';

import type { JobFit } from '../../contract/index.ts';
import { matchWeights, MUST_MISSING_CAP } from '../../contract/match/match-rule.ts';
import { fitTexts } from './texts.ts';

interface FitProps {
  readonly fit: JobFit;
}

const GOOD = 70;

/** The score, with what matches, what is missing, and what it means where the person is. */
export function FitReasons({ fit }: FitProps) {
  const t = useText(fitTexts);
  const said = useSkillNames();
  const isCapped = fit.score === MUST_MISSING_CAP && fit.missing.some(({ is_must: isMust }) => isMust);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      <span>
        <Badge tone={fit.score >= GOOD ? 'ok' : 'neutral'}>
          <Gauge aria-hidden className="size-4" /> {t('score', { score: String(fit.score) })}
        </Badge>
      </span>
      {fit.has.length > 0 && <p>{t('has', { skills: said.join(fit.has.map(said.name)) })}</p>}
      {fit.missing.length > 0 && (
        <p>
          {t('missing', {
            skills: said.join(
              fit.missing.map(({ skill, is_must: isMust }) =>
                isMust ? t('must', { skill: said.name(skill) }) : said.name(skill),
              ),
            ),
          })}
        </p>
      )}
      {isCapped && <p className="text-ink-2">{t('capped')}</p>}
      {fit.hints.length > 0 && (
        <p className="text-ink-2">{said.join(fit.hints.map((hint) => t(`hint.${hint}`)))}</p>
      )}
    </div>
  );
}

/** The points of each part, to unfold. */
export function FitParts({ fit }: FitProps) {
  const t = useText(fitTexts);
  const formats = useFormats();
  const said = useSkillNames();
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer py-1 font-medium">{t('reasons')}</summary>
      <dl className="flex flex-col divide-y divide-line">
        {fit.parts.map(({ part, points }) => (
          <div key={part} className="flex justify-between gap-4 py-2">
            <dt>{t(`part.${part}`)}</dt>
            <dd className="num">
              {t('points', { points: formats.number(points), of: formats.number(matchWeights[part]) })}
            </dd>
          </div>
        ))}
      </dl>
      {fit.not_compared.length > 0 && (
        <p className="pt-2 text-ink-2">{t('unlisted', { skills: said.join(fit.not_compared) })}</p>
      )}
      <p className="pt-2 text-ink-2">{t('blind')}</p>
    </details>
  );
}

/** Names of skills, and how the reader's language puts them one after the other. */
function useSkillNames() {
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return {
    name: (id: string) => skillOf(id)?.name ?? id,
    join: (words: readonly string[]) => list.format(words),
  };
}
