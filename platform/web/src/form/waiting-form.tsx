import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { FilesUnderWay, type FileEnd } from './files-under-way.ts';
import { formTexts } from './texts.ts';

interface WaitingFormProps {
  readonly onSubmit: (event: FormEvent) => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A form that waits for the files on their way before it is sent: it says so, and goes on once they are there. A file that does not arrive ends the wait. */
export function WaitingForm({ onSubmit, className, children }: WaitingFormProps) {
  const t = useText(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [underWay, setUnderWay] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const setOut = useCallback(() => {
    setUnderWay((count) => count + 1);
    return (end: FileEnd) => {
      setUnderWay((count) => count - 1);
      if (end === 'lost') setWaiting(false);
    };
  }, []);
  useEffect(() => {
    if (isWaiting && underWay === 0) element.current?.requestSubmit();
  }, [isWaiting, underWay]);
  const send = (event: FormEvent) => {
    setWaiting(underWay > 0);
    if (underWay === 0) return onSubmit(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FilesUnderWay value={setOut}>
      <form ref={element} method="post" noValidate onSubmit={send} className={className}>
        {children}
        <p role="status" className="text-sm font-medium text-ink-2 empty:hidden">
          {isWaiting && t('files.wait')}
        </p>
      </form>
    </FilesUnderWay>
  );
}
