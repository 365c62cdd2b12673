import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { Copy, Download, Printer } from 'lucide-react';

import { useSecurityText } from './texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The codes, this one time, alone on the page, so that a print holds nothing else. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useSecurityText();
  const toasts = useToasts();
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toasts.show({ tone: 'ok', title: t('recovery.copied') });
  }
  return (
    <Card title={t('recovery.title')} padding="large">
      <Banner tone="warn" title={t('recovery.once')} isLive>
        {t('recovery.once.text')}
      </Banner>
      <ol dir="ltr" className="engraved grid gap-x-8 gap-y-2 pt-5 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          look="secondary"
          icon={<Printer aria-hidden className="size-4.5" />}
          onClick={() => window.print()}
        >
          {t('recovery.print')}
        </Button>
        <Button
          look="secondary"
          icon={<Download aria-hidden className="size-4.5" />}
          onClick={() => saveFile(`${t('recovery.file')}\n\n${codes.join('\n')}\n`)}
        >
          {t('recovery.download')}
        </Button>
        <Button look="secondary" icon={<Copy aria-hidden className="size-4.5" />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button onClick={onSaved}>{t('recovery.saved')}</Button>
      </div>
    </Card>
  );
}

/** Hands a text to the browser as a file. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'egcr-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
