import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'No soy un robot',
  verified: 'Verificado',
  verifying: 'Verificando…',
  required: '¡Se requiere verificación!',
  error: 'La verificación ha fallado. Inténtalo más tarde.',
  expired: 'La verificación ha caducado. Inténtalo de nuevo.',
  wait: 'Verificando… espera, por favor.',
  enter_code: 'Introduce el código',
  'enter_code.heard': 'Introduce el código que oigas. Pulsa la barra espaciadora para reproducir el audio.',
  audio: 'Obtener un reto de audio',
  loading: 'Cargando…',
  reload: 'Recargar',
  verify: 'Verificar',
  server_responded: 'El servidor ha respondido con {status}.',
  spam: 'El filtro de spam ha dado una clasificación negativa.',
  'gate.title': '¿Eres una persona?',
  'gate.text': 'Escribe los dígitos que ves o pide que se lean en voz alta.',
  'gate.cancel': 'Cancelar',
};
