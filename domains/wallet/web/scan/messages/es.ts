import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Escanear un código',
  lead: 'Apunta la cámara a un código de pago. Verás quién recibe qué antes de que salga nada.',
  start: 'Usar la cámara',
  stop: 'Detener la cámara',
  picture: 'Elegir una imagen',
  'picture.hint': 'Una foto o captura con un código. No sale de este dispositivo.',
  view: 'Imagen de la cámara',
  looking: 'Buscando un código',
  'refused.title': 'No se puede usar la cámara',
  'refused.text': 'Permítelo en los ajustes del navegador o elige una imagen del código.',
  'absent.title': 'Aquí no hay cámara',
  'unknown.title': 'No es uno de nuestros códigos de pago',
  'unknown.text': 'Por tu seguridad no abrimos nada más.',
  'none.title': 'No se encontró ningún código',
  'none.text': 'Prueba con una imagen más nítida, con el código entero.',
  'receive.title': 'Recibir pagos',
  'receive.lead': 'Muestra el código o envía el enlace. El dinero llega al momento.',
  'receive.qr': 'Código QR para pagarte',
  'receive.amount': 'Importe',
  'receive.amount.hint': 'Si lo dejas vacío, lo decide quien paga.',
  'receive.note': 'Nota',
  'receive.share': 'Compartir',
  'receive.request': 'Mejor pedir dinero a alguien',
};
