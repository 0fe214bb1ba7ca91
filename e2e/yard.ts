// Playing Charpentiers as a person does: taking what is offered first, card by card.
import { touching } from './touch.ts'

export const touch = touching([
  '.yd-act .yd-pack .lit',
  '.yd-act .option:not(.refused)',
  '.yd-act .yd-hand .lit',
  '.yd-table:not(.yd-morning) .yd-act .yd-hand [data-card]',
])
