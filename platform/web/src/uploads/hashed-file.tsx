import { FileField } from '@egcr/ui/file-field';
import { useState } from 'react';

import { useFormats } from '../formats.ts';
import { useText } from '../i18n.tsx';
import { uploadTexts } from './texts.ts';

interface HashedFileProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** SHA-256 in hexadecimal; undefined once the file was put away. */
  readonly onHash: (sha256: string | undefined) => void;
  /** What was found out by the hash. */
  readonly found: { readonly text: string; readonly isGood: boolean } | undefined;
}

/** A file that is read on the device and not uploaded: its hash alone is handed on. */
export function HashedFile({ onHash, found, ...field }: HashedFileProps) {
  const t = useText(uploadTexts);
  const formats = useFormats();
  const [file, setFile] = useState<File>();
  const hash = async (chosen: File) => {
    const bytes = await crypto.subtle.digest('SHA-256', await chosen.arrayBuffer());
    setFile(chosen);
    onHash(Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  };
  const putAway = () => {
    setFile(undefined);
    onHash(undefined);
  };
  return (
    <FileField
      {...field}
      chooseLabel={t('choose')}
      dropLabel={t('drop')}
      onChoose={(chosen) => void hash(chosen)}
      chosen={
        file && {
          name: file.name,
          size: formats.size(file.size),
          status: found?.text ?? '',
          tone: found === undefined ? 'brand' : found.isGood ? 'ok' : 'bad',
          actions: [{ label: t('other'), onPress: putAway }],
        }
      }
    />
  );
}
