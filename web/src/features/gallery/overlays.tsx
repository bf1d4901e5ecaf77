import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Sample } from './sample.tsx'

function DialogSample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{'Open dialog'}</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this analysis?"
        description="It cannot be brought back."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>{'Keep it'}</Button>
            <Button variant="danger" onClick={close}>
              {'Delete'}
            </Button>
          </>
        }
      >
        <TextField label="Type its title to confirm" />
      </Dialog>
    </>
  )
}

function DrawerSample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{'Open drawer'}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu" closeLabel="Close menu">
        <p className="p-6">{'Navigation goes here.'}</p>
      </Drawer>
    </>
  )
}

export const OverlaySamples = () => (
  <>
    <Sample name="Dialog, Drawer, Tooltip">
      <DialogSample />
      <DrawerSample />
      <Tooltip text="Likes, comments and shares over views">{'Hover, focus or tap'}</Tooltip>
    </Sample>
    <Sample name="Toast">
      <Button onClick={() => toast.success('Analysis completed successfully!')}>{'Success'}</Button>
      <Button onClick={() => toast.error('Failed to analyze content. Please try again.')}>{'Error'}</Button>
      <Button onClick={() => toast.info('Please check your email to confirm your account.')}>{'Info'}</Button>
    </Sample>
  </>
)
