interface CoverImageProps {
  url: string
  width: number
  height: number
}

/** An image that fills its container and loads when it is near the viewport. Decorative: the text beside it describes it. */
export const CoverImage = ({ url, width, height }: CoverImageProps) => (
  <img
    src={url}
    alt=""
    loading="lazy"
    decoding="async"
    width={width}
    height={height}
    className="size-full object-cover"
  />
)
