import type { Problem } from '../../session/opening.ts'
import { words } from '../../words/en.ts'
import { Dialog } from '../dialog.tsx'
import { Button } from '../parts.tsx'
import { problemWords } from '../problem.tsx'

interface Props {
  readonly problem: Problem
  readonly onOpen: (problem: Problem) => void
  readonly onAsk: () => void
  readonly onClose: () => void
}

export function ProblemDialog({ problem, onOpen, onAsk, onClose }: Props) {
  const { title, text } = problemWords(problem)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {problem.kind === 'misfit' && problem.action > 1 && (
            <Button look="small main" onPress={() => onOpen(problem)}>
              {words.opening.openUpTo(problem.action - 1)}
            </Button>
          )}
          <Button look="small" onPress={onAsk}>
            {words.opening.otherFile}
          </Button>
          <Button look="small quiet" onPress={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <p className="second">{text}</p>
    </Dialog>
  )
}
