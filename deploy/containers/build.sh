#!/bin/sh
# Builds the image from the sources, with Debian's packages and no registry:
#   deploy/containers/build.sh [TAG]
# BASE=registry.example/debian:12-slim uses a base of yours. MIRROR and SUITE choose where Debian comes from; with a
# snapshot (http://snapshot.debian.org/archive/debian/20261101T000000Z) the same revision gives the same image.
set -eu
cd "$(dirname "$0")/../.."
tag=${1:-localhost/bailclair}
base=${BASE:-localhost/bailclair-base}
mirror=${MIRROR:-http://deb.debian.org/debian}
suite=${SUITE:-bookworm}

missing=
command -v buildah >/dev/null || missing="$missing buildah"
[ -n "${BASE:-}" ] || command -v mmdebstrap >/dev/null || missing="$missing mmdebstrap"
[ -z "$missing" ] || { echo "Missing:$missing. On Debian: apt-get install$missing" >&2; exit 1; }

# Without user namespaces (in a container, say) these two work for root.
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}" STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

npm run --silent release -- --to "$folder/release"

if [ -z "${BASE:-}" ] && ! buildah inspect --type image "$base" >/dev/null 2>&1; then
  # documentation and translations stay out; licences stay in
  mmdebstrap --quiet --variant=essential --include=ca-certificates,libstdc++6,mount,tzdata \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    "$suite" "$folder/base.tar" "$mirror"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$folder/base.tar" / >/dev/null
  buildah commit --quiet --timestamp "$SOURCE_DATE_EPOCH" "$container" "$base" >/dev/null
  buildah rm "$container" >/dev/null
fi

# the docker format keeps the health check, and the name of the container that built it
built=$(buildah build --quiet --format docker --timestamp "$SOURCE_DATE_EPOCH" --build-arg "BASE=$base" \
  --file deploy/containers/Containerfile "$folder")
buildah push --quiet --format v2s2 "$built" "dir:$folder/image"
buildah rmi "$built" >/dev/null
node deploy/containers/forget-builder.mjs "$folder/image"
buildah tag "$(buildah pull --quiet "dir:$folder/image")" "$tag"
size() { buildah images --format '{{.Size}}' "$1"; }
echo "Image     $tag: $(size "$tag"), of which the base $(size "$base")"
echo "Digest    $(buildah images --format '{{.Digest}}' "$tag")"
