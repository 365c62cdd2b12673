import { FileField } from '@egcr/ui/file-field';
import { addPictureCall, type PublicPicture } from '@egcr/media/contract';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { pictureTexts } from './texts.ts';

interface AddPictureProps {
  readonly id: string;
  readonly label: string;
  readonly onAdded: (picture: PublicPicture) => void;
}

/** A file that is chosen here becomes a public picture as soon as it was checked and drawn anew. */
export function AddPicture({ id, label, onAdded }: AddPictureProps) {
  const t = useText(pictureTexts);
  const upload = useUpload('media.picture');
  const say = useSentences(
    sentences(addPictureCall, {
      upload_not_ready: t('unready'),
      picture_too_large: t('large'),
      picture_unreadable: t('unreadable'),
    }),
  );
  const { uploadId } = upload;
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (ready: string) =>
      call(addPictureCall, { body: { upload_id: ready } }, { idempotencyKey: `picture.${ready}` }),
    onSuccess: (picture) => {
      upload.putAway('taken');
      onAdded(picture);
    },
    onError: () => upload.putAway('cancelled'),
  });
  // An upload finishes outside React: by then the person may have gone on writing.
  useEffect(() => {
    if (uploadId !== undefined) mutate(uploadId);
  }, [uploadId, mutate]);
  return (
    <>
      <FileField
        {...upload.field}
        onChoose={(file) => {
          reset();
          upload.field.onChoose(file);
        }}
        id={id}
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        label={label}
        hint={t('hint')}
        error={error ? say.failure(error) : undefined}
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isPending && t('drawing')}
      </p>
    </>
  );
}
