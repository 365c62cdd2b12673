import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { ListedVerification } from '../../contract/index.ts';
import { verificationTexts } from './texts.ts';

const good = ['verified', 'expiring'];
const bad = ['expired', 'rejected', 'suspended', 'revoked'];

/** How far a business is verified, in which state that is, and whether it is invented. */
export function VerificationMarks({ found }: { readonly found: ListedVerification }) {
  const t = useText(verificationTexts);
  const formats = useFormats();
  const tone = good.includes(found.state) ? 'ok' : bad.includes(found.state) ? 'bad' : 'warn';
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={found.level > 0 ? 'ok' : 'neutral'}>
        {t('level', { level: formats.number(found.level) })}
      </Badge>
      <Badge tone={tone}>{t(`state.${found.state}`)}</Badge>
      {found.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
