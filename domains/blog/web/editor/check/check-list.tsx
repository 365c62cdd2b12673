import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { otherSites, type Finding, type WrittenPost } from '../../../contract/index.ts';
import { useLanguageNames } from '../../desk/language-names.ts';
import { checkTexts } from './texts.ts';

interface CheckListProps {
  readonly post: WrittenPost;
  /** Leads to where it is mended. */
  readonly onLead: (finding: Finding) => void;
}

/** What is to be mended before the post is read; then the languages that it has no text in. */
export function CheckList({ post: { findings, texts }, onLead }: CheckListProps) {
  const t = useText(checkTexts);
  const nameOf = useLanguageNames();
  const blocking = findings.filter((each) => each.is_blocking);
  const sites = otherSites(texts);
  const missing = findings.filter(({ code }) => code === 'language_missing');
  return (
    <section aria-labelledby="check" className="card flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="check" className="text-lg">
          {t('check')}
        </h2>
        <Badge tone={blocking.length === 0 ? 'ok' : 'warn'}>
          {blocking.length === 0 ? t('check.ok') : t('check.open', { count: blocking.length })}
        </Badge>
      </header>
      {blocking.length > 0 && (
        <ul className="flex flex-col gap-1">
          {blocking.map((finding, at) => (
            <li key={at}>
              <Button look="quiet" size="small" className="text-start" onClick={() => onLead(finding)}>
                {finding.part === null
                  ? t('finding', { what: t(`finding.${finding.code}`), language: nameOf(finding.language) })
                  : t('finding.part', {
                      what: t(`finding.${finding.code}`),
                      part: finding.part + 1,
                      language: nameOf(finding.language),
                    })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('check.languages', { languages: missing.map(({ language }) => nameOf(language)).join(', ') })}
        </p>
      )}
      {sites.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-2">{t('check.sites', { sites: sites.join(', ') })}</p>
      )}
    </section>
  );
}
