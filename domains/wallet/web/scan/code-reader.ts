interface Reader {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface ReaderClass {
  new (options: { readonly formats: string[] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own, where it has one (Shape Detection API); some name it and read nothing. */
declare const BarcodeDetector: ReaderClass | undefined;

const QR = 'qr_code';
let reader: Promise<Reader> | undefined;

/** The text of the first QR code in a picture or a frame; undefined where there is none. The reader is fetched when it is first needed. */
export async function codeIn(image: ImageBitmapSource): Promise<string | undefined> {
  reader ??= openReader();
  const [found] = await (await reader).detect(image);
  return found?.rawValue;
}

async function openReader(): Promise<Reader> {
  if (typeof BarcodeDetector !== 'undefined') {
    const formats = await BarcodeDetector.getSupportedFormats();
    if (formats.includes(QR)) return new BarcodeDetector({ formats: [QR] });
  }
  const own = await import('qr/decode.js');
  return new own.BarcodeDetector({ formats: [QR] });
}
