import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'Hola, {name}',
  today: 'Hoy es {date}.',
  'wallet.title': 'Tu monedero',
  'wallet.loading': 'Cargando tu monedero…',
  'wallet.open': 'Abrir tu monedero',
  'next.title': 'Qué hacer ahora',
  'next.add': 'Pon dinero en tu monedero',
  'next.add.text': 'En el entorno de pruebas puedes añadir dinero ficticio y probarlo todo.',
  'next.send': 'Envía dinero a alguien',
  'next.send.text': 'Necesitas su nombre de usuario, y revisas cada dato antes de enviarlo.',
  'next.verify-email': 'Añade y verifica un correo electrónico',
  'next.verify-email.text': 'Es tu segunda forma de entrar cuando no tienes el teléfono a mano.',
  'next.verify-phone': 'Añade y verifica un número de teléfono',
  'next.verify-phone.text': 'Es tu segunda forma de entrar cuando no tienes el correo a mano.',
  'services.title': 'Todos los servicios',
  'services.text':
    '{open, plural, one {# servicio está abierto} many {# de servicios están abiertos} other {# servicios están abiertos}}. Los demás dicen qué harán.',
  'state.open': 'Abierto',
  'state.not-open': 'Aún no abierto',
  'tool.fraud': 'Denuncia y detección de fraudes',
  'tool.not-open':
    'Esta herramienta aún no está abierta. Te permitirá denunciar fraudes y te mostrará lo que se ha encontrado.',
  'tool.unknown': 'No hay ninguna herramienta con ese nombre.',
};
