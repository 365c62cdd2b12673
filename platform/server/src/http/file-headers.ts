import { FILE_NAME_MAX_LENGTH } from '@egcr/contract/files';

/** Headers with which a file goes out: saved, never shown as a page of ours, whatever is in it. */
export function streamHeaders({
  name,
  mediaType,
}: {
  readonly name: string;
  readonly mediaType: string;
}): Readonly<Record<string, string>> {
  const plain = name.replace(/[^\w. -]/g, '_');
  return {
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeMark)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

function escapeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The last part of a path, without control and direction marks; `file` where nothing is left. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return Array.from(printable).slice(-FILE_NAME_MAX_LENGTH).join('') || 'file';
}
