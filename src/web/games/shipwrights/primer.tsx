// Beside the first question: what resources are for, and how a day goes.
import './primer.css'
import { say } from './words.ts'

export const Primer = () => (
  <div class="yd-primer">
    <p>{say().whyGoods}</p>
    <dl aria-label={say().planTitle}>
      {say().plan.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
)
