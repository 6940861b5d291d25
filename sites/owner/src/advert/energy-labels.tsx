import type { AdvertEnergy } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { Shape } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { type EnergyLabel, writeEnergyLabels } from '@bailclair/texts/energy-label-texts.ts'
import { energyLabelsMessages } from './energy-labels.messages.ts'
import { paintLabels } from './paint-labels.ts'

/** The scales of the known grades, as a picture to add to an advert online. */
export function EnergyLabels({ energy, language }: { energy: AdvertEnergy; language: Language }) {
  const t = useMessages(energyLabelsMessages)
  const showFailure = useFailureToast()
  const labels = writeEnergyLabels(energy, language)
  if (labels.length === 0) return null

  async function download() {
    try {
      saveFile(await paintLabels(labels), `${t.fileName[language]}.png`)
      showToast({ kind: 'success', text: t.downloaded })
    } catch (cause) {
      showFailure(cause)
    }
  }
  return (
    <Stack>
      <h3>{t.title}</h3>
      <div className="energy-labels" lang={language}>
        {labels.map((label) => (
          <Label key={label.alternative} {...label} />
        ))}
      </div>
      <p>{labels.length > 1 ? t.both : t.energyAlone}</p>
      <Cluster>
        <Button variant="secondary" icon="download" onClick={() => void download()}>
          {t.download(labels.length)}
        </Button>
      </Cluster>
    </Stack>
  )
}

const Label = ({ width, height, shapes, alternative }: EnergyLabel) => (
  <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative}>
    {shapes.map((shape) => (
      <Drawn key={JSON.stringify(shape)} {...shape} />
    ))}
  </svg>
)

function Drawn(shape: Shape) {
  const { color } = shape
  if (shape.kind === 'triangle') return <polygon points={shape.corners.join(' ')} fill={color} />
  if (shape.kind === 'box') {
    const { x, y, width, height, radius } = shape
    return <rect x={x} y={y} width={width} height={height} rx={radius} fill={color} />
  }
  const { x, y, size, bold, centred, text } = shape
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor={centred ? 'middle' : 'start'}
      fill={color}
    >
      {text}
    </text>
  )
}
