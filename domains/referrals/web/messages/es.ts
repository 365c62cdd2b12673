import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Referidos',
  lead: 'Invita a personas que conozcas. Habrá {reward} para cada uno cuando verifiquen su cuenta y hagan un primer pago.',
  code: 'Tu código',
  link: 'Tu enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copy_failed: 'Este navegador no permite copiar. Selecciona y copia el enlace tú mismo.',
  share: 'Compartir',
  'share.on': 'Compartir en',
  'share.email': 'Correo',
  'join.subject': 'Únete a mí en EGCR',
  'join.text':
    'Únete a mí en EGCR: un monedero para todas las monedas, abierto a todos. Regístrate con mi enlace:',
  'list.title': 'Personas que has traído',
  'list.empty.title': 'Nadie todavía',
  'list.empty.text': 'Comparte tu enlace: aquí aparecerá quien se registre con él. No se dice quién es.',
  failed: 'No se han podido cargar tus referidos',
  retry: 'Reintentar',
  loading: 'Cargando tus referidos',
  'status.verified': 'Verificado',
  'status.pending': 'Pendiente',
  'status.completed': 'Completado',
  'status.verified.text': 'Dirección, perfil y PIN están listos. Un primer pago lo completa.',
  'status.pending.text': 'Registrado. Aún faltan dirección, perfil o PIN.',
  'status.completed.text': 'Primer pago hecho. Las recompensas llegan a los catorce días.',
  'status.unknown.text': 'Estado desconocido',
  applied: '¡Referido aplicado!',
  apply_failed: 'No se pudo aplicar el referido',
  'apply_failed.text':
    'Hubo un problema al aplicar tu código de referido. Puedes intentarlo de nuevo en tus ajustes.',
  'waiting.title': 'Hay un código en espera',
  'waiting.text': 'El código {code} aún no se ha aplicado.',
  'waiting.apply': 'Aplicar ahora',
};
