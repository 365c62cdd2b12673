import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { BusinessProfile } from '../../contract/index.ts';
import { profilePath } from '../addresses.ts';
import { registryTexts } from '../texts.ts';
import { dissolutionTexts } from './texts.ts';

/** Says that a business will be dissolved, is dissolved, or is not active, and why. Shows nothing for an active one. */
export function DissolutionBanner({
  dissolution,
  status_said: said,
}: Pick<BusinessProfile, 'dissolution' | 'status_said'>) {
  const t = useText(dissolutionTexts);
  const r = useText(registryTexts);
  const formats = useFormats();
  const day = (on: string) => formats.date(`${on}T12:00:00Z`);
  if (dissolution !== null)
    return <Banner tone="warn">{t(dissolution.state, { date: day(dissolution.on) })}</Banner>;
  if (said === null) return null;
  return (
    <Banner tone="warn">
      <span className="wrap-anywhere">
        {t('said', {
          status: r(`status.${said.status}`),
          date: day(said.on),
          reason: `\u2068${said.reason}\u2069`,
        })}
      </span>
      {said.successor !== null && (
        <>
          {' '}
          <Link href={profilePath(said.successor.slug)}>
            {t('successor', { number: `\u2066${said.successor.number}\u2069` })}
          </Link>
        </>
      )}
    </Banner>
  );
}
