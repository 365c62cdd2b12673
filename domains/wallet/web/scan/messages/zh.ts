import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '扫码',
  lead: '将相机对准付款码。付款前会先显示收款人和金额。',
  start: '使用相机',
  stop: '关闭相机',
  picture: '选择图片',
  'picture.hint': '带有付款码的照片或截图，仅保留在本设备上。',
  view: '相机画面',
  looking: '正在寻找付款码',
  'refused.title': '无法使用相机',
  'refused.text': '请在浏览器设置中允许，或选择付款码图片。',
  'absent.title': '此设备没有相机',
  'unknown.title': '这不是我们的付款码',
  'unknown.text': '为了您的安全，我们不会打开其他内容。',
  'none.title': '未找到付款码',
  'none.text': '请换一张更清晰、包含完整付款码的图片。',
  'receive.title': '收款',
  'receive.lead': '出示付款码或发送链接，款项即时到账。',
  'receive.qr': '向您付款的二维码',
  'receive.amount': '金额',
  'receive.amount.hint': '留空则由付款人决定。',
  'receive.note': '备注',
  'receive.share': '分享',
  'receive.request': '改为向某人发起收款',
};
