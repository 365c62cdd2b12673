import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useWay } from '@egcr/web-kit/way';
import { Camera, ScanQrCode } from 'lucide-react';
import { useRef, useState } from 'react';

import { useWalletText } from '../texts.ts';
import { useScanText } from './texts.ts';
import { addressOfCode } from './payment-code.ts';
import { PictureChoice } from './picture-choice.tsx';
import { useCamera } from './use-camera.ts';

type Trouble = 'unknown' | 'none';

/** `/wallet/scan`: the camera, or a picture, and then the page the code leads to. */
export function Screen() {
  const t = useScanText();
  const wallet = useWalletText();
  return (
    <PageColumns>
      <BackLink href="/wallet">{wallet('send.back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Scanner />
    </PageColumns>
  );
}

function Scanner() {
  const t = useScanText();
  const { go } = useWay();
  const [trouble, setTrouble] = useState<Trouble>();
  const video = useRef<HTMLVideoElement>(null);
  const follow = (text: string | undefined) => {
    const address = text === undefined ? undefined : addressOfCode(text, window.location.origin);
    if (address !== undefined) go(address);
    else setTrouble(text === undefined ? 'none' : 'unknown');
  };
  const camera = useCamera(video, follow);
  const isOn = camera.state === 'starting' || camera.state === 'looking';
  return (
    <Card padding="large">
      <div
        hidden={!isOn}
        className="relative mx-auto aspect-square w-full max-w-96 overflow-hidden rounded-xl bg-sunken"
      >
        <video ref={video} muted playsInline aria-label={t('view')} className="size-full object-cover" />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-[14%] rounded-xl border-3 border-brass shadow-3"
        />
      </div>
      {isOn && (
        <p role="status" className="text-center text-sm text-ink-2">
          {t('looking')}
        </p>
      )}
      {camera.state === 'refused' && (
        <Banner tone="warn" title={t('refused.title')} isLive>
          {t('refused.text')}
        </Banner>
      )}
      {camera.state === 'absent' && <Banner tone="warn" title={t('absent.title')} isLive />}
      {trouble && (
        <Banner tone="bad" title={t(`${trouble}.title`)} isLive>
          {t(`${trouble}.text`)}
        </Banner>
      )}
      {!isOn && (
        <span
          aria-hidden
          className="mx-auto grid size-24 place-items-center rounded-full bg-brand-soft text-brand-text"
        >
          <ScanQrCode className="size-11" />
        </span>
      )}
      <div className="flex flex-col gap-3">
        <Button
          size="large"
          width="full"
          look={isOn ? 'secondary' : 'primary'}
          onClick={() => {
            setTrouble(undefined);
            if (isOn) camera.stop();
            else camera.start();
          }}
          icon={<Camera aria-hidden className="size-5" />}
        >
          {t(isOn ? 'stop' : 'start')}
        </Button>
        <PictureChoice onBegin={() => setTrouble(undefined)} onRead={follow} />
      </div>
    </Card>
  );
}
