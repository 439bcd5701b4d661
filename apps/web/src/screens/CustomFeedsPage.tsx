import { useRouter } from '@tanstack/react-router'
import { CustomFeedsScreen } from '@skein/feature-custom-feeds'

/** The viewer's feeds; a new one is opened at once. */
export function CustomFeedsPage() {
  const router = useRouter()
  return <CustomFeedsScreen onMade={(id) => void router.navigate({ to: '/feeds/$id', params: { id } })} />
}
