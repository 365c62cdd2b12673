import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { appFrameTexts } from '../app-frame/texts.ts';

interface IdleNoticeProps {
  readonly of: 'pin' | 'session';
  readonly secondsLeft: number;
}

/** Asks whether someone is still there, before the PIN closes or the session ends. Any move answers. */
export function IdleNotice({ of, secondsLeft }: IdleNoticeProps) {
  const t = useText(appFrameTexts);
  return (
    <Dialog
      isOpen
      isUrgent
      size="small"
      title={t(`idle.${of}.title`)}
      description={t(`idle.${of}.text`, { seconds: secondsLeft })}
      footer={<Button>{t('idle.stay')}</Button>}
    />
  );
}
