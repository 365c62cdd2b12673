import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { checksOfLevel, levels, type BusinessVerification } from '../../contract/index.ts';
import { verificationTexts } from './texts.ts';

const tones = { open: 'neutral', pass: 'ok', fail: 'bad', refer: 'warn', na: 'neutral' } as const;

/** The checks by level: what each found, and why. */
export function Checks({ checks }: Pick<BusinessVerification, 'checks'>) {
  const t = useText(verificationTexts);
  const formats = useFormats();
  return (
    <>
      {levels
        .filter((level) => checksOfLevel[level].length > 0)
        .map((level) => (
          <Card key={level} title={t('level', { level: formats.number(level) })}>
            <ul className="flex flex-col divide-y divide-line">
              {checks
                .filter((check) => check.level === level)
                .map(({ kind, result, note, reason }) => (
                  <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                    <span className="flex min-w-0 flex-col">
                      <span className="font-medium">{t(`check.${kind}`)}</span>
                      {note !== null && <span className="text-sm text-ink-2">{t(`note.${note}`)}</span>}
                      {reason !== null && (
                        <span dir="auto" className="text-sm text-ink-2 wrap-anywhere">
                          {reason}
                        </span>
                      )}
                    </span>
                    <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
    </>
  );
}
