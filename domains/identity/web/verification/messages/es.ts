import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'Verificación necesaria',
  'required.text': 'Hay que verificar el correo o el teléfono para acceder a: {resource}.',
  'required.resource': 'este contenido',
  'required.toast': 'Verifica tu correo o tu número de teléfono para acceder a este contenido.',
  'required.email': 'Correo',
  'required.phone': 'Teléfono',
  'required.verified': 'Verificado',
  'required.unverified': 'Sin verificar',
  'required.guidance': 'Con uno basta. Pide otro mensaje y abre su enlace o escribe su código.',
  'required.guidance.nothing':
    'Tu cuenta no tiene todavía ni correo ni teléfono. Ponte en contacto con nosotros.',
  'required.resend_email': 'Reenviar verificación por correo',
  'required.resend_phone': 'Reenviar verificación por teléfono',
  'required.dashboard': 'Ir al panel',
  'required.code': 'Escribe el código de 6 cifras que enviamos a {address}.',
  'required.wait': 'Puedes pedirlo otra vez en {seconds} s',
  'failed.title': 'No se pudo enviar la verificación',
  'failed.text': 'Inténtalo de nuevo más tarde.',
  'restricted.title': 'Acceso restringido',
  'restricted.text': 'Debes iniciar sesión para acceder a: {resource}.',
  'restricted.sign_in': 'Iniciar sesión',
  waiting: 'Cargando…',
  'example.title': 'Lo que se reserva a personas verificadas',
  'example.lead':
    'Algunas páginas solo se abren cuando el correo o el teléfono están verificados. Esta muestra cómo se ve, para ti tal como estás ahora y para los demás.',
  'example.you': 'Tal como estás ahora',
  'example.you.text':
    'El guardián rodea este recuadro. Se abre a las personas verificadas y muestra el camino a las demás.',
  'example.resource': 'el documento de muestra',
  'example.open.title': 'Está abierto',
  'example.open': 'Tu correo o tu teléfono está verificado, así que puedes leer esto.',
  'example.fallback': 'Con palabras propias',
  'example.fallback.text': 'Una página puede poner otra cosa en el lugar de la tarjeta.',
  'example.fallback.shown': 'Esta nota breve está aquí hasta que te verifiques.',
  'example.cards': 'Las dos tarjetas',
  'example.cards.text':
    'Lo que ve quien no ha iniciado sesión y quien la ha iniciado sin verificarse. Los datos son inventados y los botones no hacen nada.',
  'example.pin': 'Panel de estado del PIN',
  'example.pin.text': 'Para quienes construyen y prueban el producto. Está oculto salvo que se pida.',
  'example.pin.show': 'Mostrar el panel de estado del PIN',
};
